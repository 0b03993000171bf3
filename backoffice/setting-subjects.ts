import type { SettingSubject } from './graphql/graphql.ts'

/** What has a form of its own, in the order of the page. */
export const settingSubjectsOfForms = [
  'DELIVERY',
  'EXTRAS',
  'RETURNS',
  'CARE',
  'PAYMENT',
  'LOYALTY',
  'APPROVALS',
  'VAT',
  'NUMBERS',
  'SEARCH',
  'FEEDS',
  'DEVICES',
  'ACCOUNTS',
] as const satisfies readonly SettingSubject[]
