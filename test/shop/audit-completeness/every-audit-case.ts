import { contentAuditCases } from './content-cases.ts'
import { customerAuditCases } from './customer-cases.ts'
import { fulfilmentAuditCases } from './fulfilment-cases.ts'
import { giftCardAuditCases } from './gift-card-cases.ts'
import { integrationAuditCases } from './integration-cases.ts'
import { machineAuditCases } from './machine-cases.ts'
import { merchandisingAuditCases } from './merchandising-cases.ts'
import { moneyAuditCases } from './money-cases.ts'
import { orderAuditCases } from './order-cases.ts'
import { logInAuditCases, ownAccountAuditCases, passkeyAuditCases } from './own-account-cases.ts'
import { productAuditCases } from './product-cases.ts'
import { staffAuditCases } from './staff-cases.ts'
import { storeAuditCases } from './store-cases.ts'
import { viewAuditCases } from './view-cases.ts'

/** Each mutation of the back office with the one case that it has, by area. */
export const everyAuditCase = [
  orderAuditCases,
  viewAuditCases,
  moneyAuditCases,
  fulfilmentAuditCases,
  storeAuditCases,
  customerAuditCases,
  giftCardAuditCases,
  productAuditCases,
  merchandisingAuditCases,
  contentAuditCases,
  machineAuditCases,
  integrationAuditCases,
  staffAuditCases,
  logInAuditCases,
  ownAccountAuditCases,
  passkeyAuditCases,
].flatMap((cases) => Object.entries(cases).map(([name, of]) => ({ name, of })))
