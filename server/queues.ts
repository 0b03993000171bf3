import type { MollieSandbox } from '#integrations/mollie/sandbox/sandbox.ts'
import type { InStoreService } from '#shop/instore/in-store-port.ts'
import { earlierJobNames, type JobData, type JobName, jobNames, noteIn, readJob } from '#shop/jobs.ts'
import type { Shop } from '#shop/shop.ts'
import type { Queue } from './jobs.ts'
import type { Log } from './log.ts'

type QueueDeps = {
  readonly shop: Shop
  readonly sessions: Pick<InStoreService, 'purge'>
  readonly sandbox: Pick<MollieSandbox, 'sweep'> | undefined
  readonly log: Pick<Log, 'warn'>
}

/** A kind of job with who does it. What lies in it is read before anybody acts on it. */
export function defineQueue<Name extends JobName>(
  name: Name,
  work: (data: JobData<Name>) => Promise<unknown>,
  more: Pick<Queue, 'retry' | 'schedule' | 'longestSeconds'> = {},
): Queue {
  return {
    name,
    earlierName: earlierJobNames[name],
    ...more,
    handler: async (data) => {
      await work(readJob(name, data))
    },
  }
}

/** The same for what is said of a person: it lies in a note, which goes once the work is done. */
function aboutPerson<Name extends JobName>(
  { jobNotes }: Pick<Shop, 'jobNotes'>,
  name: Name,
  work: (data: JobData<Name>) => Promise<unknown>,
): Queue {
  return {
    name,
    handler: async (data) => {
      const note = noteIn(data)
      const held = note === undefined ? data : await jobNotes.read(note)
      // It was done before, or its person was forgotten meanwhile.
      if (held === undefined) return
      await work(readJob(name, held))
      if (note !== undefined) await jobNotes.drop(note)
    },
  }
}

const everyMinute = { schedule: '* * * * *' }
/** A round that failed is made up for by the next one. */
const once = { retry: { limit: 0, delay: 1 } }

/** All that the shop does later, and by the clock. */
export function shopQueues({ shop, sessions, sandbox, log }: QueueDeps): Queue[] {
  return [
    defineQueue(jobNames.orderConfirmation, ({ orderId, again }) => shop.sendOrderConfirmation(orderId, again)),
    defineQueue(jobNames.orderAcknowledgement, ({ orderId, again }) => shop.acknowledgeOrder(orderId, again)),
    defineQueue(jobNames.readReviews, () => shop.readReviews(), { schedule: '*/20 * * * *', ...once }),
    defineQueue(jobNames.refundPayment, ({ paymentId }) => shop.refundPayment(paymentId)),
    defineQueue(jobNames.withdrawalAcknowledgement, ({ withdrawalId, again }) =>
      shop.sendWithdrawalAcknowledgement(withdrawalId, again),
    ),
    defineQueue(jobNames.statusMail, ({ kind, id, again }) => shop.mailStatus(kind, id, again)),
    defineQueue(jobNames.orderPush, ({ kind, id }) => shop.tellOrderFollowers(kind, id)),
    defineQueue(jobNames.orderPushTo, ({ requestId, kind, orderId }) => shop.sendOrderPush(requestId, kind, orderId)),
    defineQueue(jobNames.storeMail, ({ kind, id }) => shop.mailStore(kind, id)),
    defineQueue(jobNames.mentionMail, ({ noteId, memberId }) => shop.mailMention(noteId, memberId)),
    defineQueue(jobNames.executeRefund, ({ refundId }) => shop.executeRefund(refundId)),
    defineQueue(
      jobNames.sweepRefunds,
      async () => {
        for (const problem of await shop.sweepRefunds()) log.warn({ problem }, 'A refund waits still')
      },
      { schedule: '23 * * * *', ...once },
    ),
    defineQueue(jobNames.capturePayment, ({ parcelId }) => shop.capturePayment(parcelId)),
    defineQueue(jobNames.exportOrder, ({ orderId }) => shop.exportOrder(orderId)),
    defineQueue(jobNames.tellMeasurements, (told) => shop.tellMeasurements(told)),
    defineQueue(jobNames.takeOffReplaced, ({ orderId }) => shop.staffOrders.takeOffReplaced(orderId)),
    defineQueue(
      jobNames.pollWarehouse,
      async () => {
        for (const problem of await shop.pollWarehouse()) log.warn({ problem }, 'The warehouse told what can’t be')
      },
      { ...everyMinute, ...once },
    ),
    aboutPerson(shop, jobNames.question, (question) => shop.mailQuestion(question)),
    aboutPerson(shop, jobNames.accountMail, (note) => shop.mailAccount(note)),
    defineQueue(jobNames.voucherMail, ({ kind, voucherId }) => shop.mailVoucher(kind, voucherId)),
    defineQueue(jobNames.giftCardMail, ({ kind, cardId, again }) => shop.giftCards.sendMail(kind, cardId, again)),
    aboutPerson(shop, jobNames.newsletterMail, (note) => shop.mailNewsletter(note)),
    aboutPerson(shop, jobNames.newsletterSync, ({ email }) => shop.syncNewsletter(email)),
    defineQueue(jobNames.beginPrices, () => shop.beginPrices(), everyMinute),
    defineQueue(jobNames.beginStoreHours, () => shop.storeHours.begin(), everyMinute),
    defineQueue(jobNames.publishProducts, () => shop.publishProducts(), everyMinute),
    defineQueue(jobNames.publishContent, () => shop.contentEditing.publishDue(), everyMinute),
    defineQueue(
      jobNames.learnPairs,
      async () => {
        await shop.learnPairs()
        await shop.seenTogether.learn()
      },
      { schedule: '33 3 * * *', ...once },
    ),
    defineQueue(
      jobNames.learnSimilar,
      async () => {
        for (const { reference, problem } of (await shop.learnSimilar()).unmeasured)
          log.warn({ picture: reference, problem }, 'A picture could not be looked at')
      },
      // A hundred thousand products take four minutes of a quarter of a processor.
      { schedule: '53 3 * * *', ...once, longestSeconds: 60 * 60 },
    ),
    defineQueue(jobNames.learnFits, () => shop.learnFits(), { schedule: '23 3 * * *', ...once }),
    defineQueue(jobNames.refreshArrangements, () => shop.arrangements.refresh(), { schedule: '41 * * * *', ...once }),
    defineQueue(
      jobNames.continueImports,
      async () => {
        for (const { id, status } of await shop.imports.continueCutOff())
          log.warn({ import: id, status }, 'An import that was cut off went on')
      },
      { ...everyMinute, ...once },
    ),
    defineQueue(jobNames.fetchPictures, () => shop.productPictures.fetchDue(), { ...everyMinute, ...once }),
    defineQueue(jobNames.purgeImports, () => shop.imports.purge(), { schedule: '12 4 * * *' }),
    // A round that broke off goes on where it was.
    defineQueue(jobNames.planCareReminders, () => shop.planCareReminders(), { schedule: '13 5 * * *' }),
    defineQueue(jobNames.careReminderMail, ({ reminderId }) => shop.sendCareReminder(reminderId)),
    defineQueue(jobNames.stockAlerts, () => shop.endStockAlerts(), everyMinute),
    defineQueue(jobNames.stockAlertPush, ({ requestId }) => shop.sendPushAlert(requestId)),
    defineQueue(jobNames.stockAlertMail, ({ alertId }) => shop.sendStockAlert(alertId)),
    defineQueue(
      jobNames.expirePickups,
      async () => {
        for (const problem of await shop.expirePickups()) log.warn({ problem }, 'An order was not collected')
      },
      { ...everyMinute, ...once },
    ),
    defineQueue(jobNames.expireReservations, () => shop.reservations.expire(), everyMinute),
    defineQueue(jobNames.repairMail, ({ kind, id, press }) => shop.sendRepairMail(kind, id, press)),
    aboutPerson(shop, jobNames.declinedReview, (note) => shop.sendDeclinedMail(note)),
    aboutPerson(shop, jobNames.declinedPhotograph, (note) => shop.sendDeclinedPhotographMail(note)),
    defineQueue(jobNames.reservationMail, ({ kind, id }) => shop.reservations.sendMail(kind, id)),
    defineQueue(jobNames.purgeReservations, () => shop.reservations.purgeOld(), { schedule: '44 4 * * *' }),
    defineQueue(
      jobNames.purgeStockAlerts,
      async () => {
        await shop.purgeStockAlerts()
        await shop.purgePushRequests()
      },
      { schedule: '42 4 * * *' },
    ),
    defineQueue(jobNames.purgeNewsletter, () => shop.purgeNewsletter(), { schedule: '37 4 * * *' }),
    defineQueue(jobNames.club, () => shop.runLoyaltyJobs(), { schedule: '7 5 * * *' }),
    defineQueue(
      jobNames.purgeExpiredData,
      async () => {
        await shop.purgeExpiredData()
        await shop.giftCards.purge()
      },
      { schedule: '57 3 * * *' },
    ),
    defineQueue(jobNames.deliverWebhooks, () => shop.webhooks.deliverDue(), { ...everyMinute, ...once }),
    defineQueue(jobNames.purgeSearchTerms, () => shop.searchRules.purge(), { schedule: '52 4 * * *' }),
    // Before carts are purged, and after midnight in every storefront.
    defineQueue(jobNames.writeFunnel, () => shop.funnel.writeDays(), { schedule: '31 3 * * *' }),
    defineQueue(
      jobNames.callOffLabels,
      async () => {
        for (const label of await shop.callOffIdleLabels())
          log.warn({ label }, 'The label of a cancelled order could not be called off')
      },
      { schedule: '*/20 * * * *', ...once },
    ),
    // Whoever opens a report finds little left to count.
    defineQueue(jobNames.countSales, () => shop.countSales(), { schedule: '*/15 * * * *', ...once }),
    defineQueue(jobNames.purgeWebhooks, () => shop.webhooks.purge(), { schedule: '32 4 * * *' }),
    defineQueue(
      jobNames.purgeSessions,
      async () => {
        await shop.purgeSessions()
        await shop.staff.purgeSessions()
      },
      { schedule: '27 * * * *' },
    ),
    // Whoever waits in a store waits minutes, not hours.
    defineQueue(jobNames.deliverStaffMessage, ({ messageId }) => shop.staffMessages.deliver(messageId), {
      retry: { limit: 6, delay: 5 },
    }),
    defineQueue(
      jobNames.purgeInStoreSessions,
      async () => {
        await sessions.purge()
        await shop.staffMessages.purgeOld()
      },
      { schedule: '47 3 * * *' },
    ),
    defineQueue(jobNames.purgeRateLimits, () => shop.purgeRateLimits(), { schedule: '17 * * * *' }),
    defineQueue(jobNames.refundGiftCard, ({ cardId }) => shop.giftCards.refundSale(cardId)),
    defineQueue(jobNames.sweepGiftCards, () => shop.giftCards.sweep(), { ...everyMinute, ...once }),
    defineQueue(
      jobNames.sweepPayments,
      async () => {
        await sandbox?.sweep()
        await shop.sweepPayments()
      },
      { ...everyMinute, ...once },
    ),
  ]
}
