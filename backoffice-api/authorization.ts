import type { Permission } from '#shop/staff/permissions.ts'

/**
 * Who may ask for what, field by field. `anybody` needs no session, `staff` a session of any role; else a permission, which
 * `performAsStaff` checks once more inside the transaction of a change.
 */
export type Admitted = 'anybody' | 'staff' | Permission

export const staffQueries: Readonly<Record<string, Admitted>> = {
  me: 'anybody',
  invitation: 'anybody',
  ownSessions: 'staff',
  approvals: 'staff',
  ownCredentials: 'staff',
  hasPasskeys: 'anybody',

  orders: 'orders.read',
  orderViews: 'orders.read',
  order: 'orders.read',
  searchOrders: 'orders.read',

  pickList: 'orders.fulfil',
  paper: 'orders.read',

  searchCustomers: 'customers.read',
  customer: 'customers.read',
  customerRecords: 'customers.write',

  searchProducts: 'products.read',
  product: 'products.read',
  stockMovements: 'products.read',
  products: 'products.read',
  productCount: 'products.read',
  selectedProducts: 'products.read',
  productChoices: 'products.read',
  editedProduct: 'products.read',

  figuresOfToday: 'figures.read',
  figuresByDay: 'figures.read',

  exportKinds: 'exports.write',
  exportMonth: 'exports.write',
  imports: 'imports.read',
  import: 'imports.read',
  settingsVersions: 'settings.read',
  settingsDocument: 'settings.read',
  settingsPlan: 'settings.read',
  failedJobs: 'jobs.read',
  health: 'jobs.read',
  vendors: 'jobs.read',
  mails: 'customers.read',

  members: 'staff.read',
  member: 'staff.read',
  sessionsOfMember: 'staff.read',
  audit: 'audit.read',

  webhookEndpoints: 'integrations.read',
  webhookEndpoint: 'integrations.read',
  apiKeys: 'integrations.read',
}

export const staffMutations: Readonly<Record<string, Admitted>> = {
  logIn: 'anybody',
  acceptInvitation: 'anybody',
  beginPasskeyLogIn: 'anybody',
  logInByPasskey: 'anybody',
  beginByPasskey: 'anybody',
  acceptByPasskey: 'anybody',
  logOut: 'anybody',
  approveChange: 'staff',
  declineChange: 'staff',
  beginPasskeyProof: 'staff',
  proveByPasskey: 'staff',
  beginPasskey: 'staff',
  addPasskey: 'staff',
  removePasskey: 'staff',
  prove: 'staff',
  endSession: 'staff',
  changePassword: 'staff',
  renewRecoveryCodes: 'staff',
  changeLanguage: 'staff',

  inviteMember: 'staff.write',
  changeMember: 'staff.write',
  suspendMember: 'staff.write',
  resumeMember: 'staff.write',
  resetMember: 'staff.write',

  addOrderNote: 'orders.write',
  refundOrder: 'orders.refund',
  changeOrderAddress: 'orders.write',
  cancelOrder: 'orders.write',
  changeOrderSize: 'orders.write',
  removeOrderPieces: 'orders.write',
  exchangePieces: 'orders.write',
  giveOrderVoucher: 'orders.refund',
  sendMailAgain: 'orders.write',
  sendParcel: 'orders.fulfil',
  deliverParcel: 'orders.fulfil',
  readyInStore: 'orders.fulfil',
  collectedInStore: 'orders.fulfil',
  reportMissing: 'orders.fulfil',
  receiveReturn: 'orders.fulfil',
  refundByHand: 'orders.refund',

  sendPasswordMail: 'customers.write',
  eraseCustomer: 'customers.write',

  changePrice: 'products.write',
  countStock: 'products.write',
  planPriceChange: 'products.write',
  changeProduct: 'products.write',
  changePictures: 'products.write',
  planProductChange: 'products.write',

  exportFile: 'exports.write',

  beginImport: 'imports.approve',
  approveImport: 'imports.approve',
  undoImport: 'imports.approve',
  applySettings: 'settings.write',
  retryFailedJobs: 'jobs.write',

  addWebhookEndpoint: 'integrations.write',
  changeWebhookEndpoint: 'integrations.write',
  renewWebhookSecret: 'integrations.write',
  removeWebhookEndpoint: 'integrations.write',
  sendWebhookAgain: 'integrations.write',
  makeApiKey: 'integrations.write',
  revokeApiKey: 'integrations.write',
}
