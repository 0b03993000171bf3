import type { StaffLanguage } from '#kernel/staff-language.ts'
import { additionWords } from './addition-messages.ts'
import { approvalWords } from './approval-messages.ts'
import { auditWords } from './audit-messages.ts'
import { bulkWords } from './bulk-messages.ts'
import { callerWords } from './caller-messages.ts'
import { contentWords } from './content-messages.ts'
import { contentModelWords } from './content-model-messages.ts'
import { customerWords } from './customer-messages.ts'
import { exportWords } from './export-messages.ts'
import { figureWords } from './figure-messages.ts'
import { giftCardWords } from './gift-card-messages.ts'
import { integrationWords } from './integration-messages.ts'
import { machineWords } from './machine-messages.ts'
import { merchandisingWords } from './merchandising-messages.ts'
import { orderChangeWords } from './order-change-messages.ts'
import { orderWords } from './order-messages.ts'
import { packingWords } from './packing-messages.ts'
import { problemWords } from './problem-messages.ts'
import { productEditingWords } from './product-editing-messages.ts'
import { productGridWords } from './product-grid-messages.ts'
import { productWords } from './product-messages.ts'
import { promotionWords } from './promotion-messages.ts'
import { repairWords } from './repair-messages.ts'
import { reportWords } from './report-messages.ts'
import { returnWords } from './return-messages.ts'
import { reviewWords } from './review-messages.ts'
import { sessionWords } from './session-messages.ts'
import { settingsFormWords } from './settings-form-messages.ts'
import { settingsProblemWords } from './settings-problem-messages.ts'
import { staffWords } from './staff-messages.ts'
import { stockMovementWords } from './stock-movement-messages.ts'
import { storeWords } from './store-messages.ts'
import { viewWords } from './view-messages.ts'

/** Everything that the screens of staff say, in one language. */
export type Words = ReturnType<typeof wordsIn>

const known = new Map<StaffLanguage, ReturnType<typeof made>>()

export function wordsIn(language: StaffLanguage) {
  const words = known.get(language) ?? made(language)
  known.set(language, words)
  return words
}

function made(language: StaffLanguage) {
  return {
    session: sessionWords(language),
    orders: orderWords(language),
    bulk: bulkWords(language),
    exports: exportWords(language),
    figures: figureWords(language),
    packing: packingWords(language),
    changes: orderChangeWords(language),
    caller: callerWords(language),
    additions: additionWords(language),
    views: viewWords(language),
    returns: returnWords(language),
    store: storeWords(language),
    content: contentWords(language),
    contentModel: contentModelWords(language),
    customers: customerWords(language),
    products: productWords(language),
    stockMovements: stockMovementWords(language),
    productGrid: productGridWords(language),
    merchandising: merchandisingWords(language),
    promotions: promotionWords(language),
    report: reportWords(language),
    repairs: repairWords(language),
    reviews: reviewWords(language),
    giftCards: giftCardWords(language),
    productEditing: productEditingWords(language),
    staff: staffWords(language),
    approvals: approvalWords(language),
    audit: auditWords(language),
    integrations: integrationWords(language),
    machine: machineWords(language),
    settingsForm: settingsFormWords(language),
    settingsProblems: settingsProblemWords(language),
    problems: problemWords(language),
  }
}
