import { join } from 'node:path'
import type { Hono } from 'hono'
import type { RecordDemoPayment } from '#demo/demo-payment.ts'
import { createMolliePayments } from '#integrations/mollie/mollie-payments.ts'
import { createMollieSandbox, type MollieSandbox } from '#integrations/mollie/sandbox/sandbox.ts'
import { fileSandboxStore } from '#integrations/mollie/sandbox/sandbox-files.ts'
import type { ObserveVendor } from '#integrations/vendor/vendor-event.ts'
import { systemClock } from '#kernel/clock.ts'
import { decimalAmount } from '#kernel/money.ts'
import type { PaymentPort } from '#shop/orders/payment-port.ts'
import type { ShopConfig } from '../config.ts'
import type { Log } from '../log.ts'
import { onlyWithKey, type SandboxKey } from '../sandbox-key.ts'

const mollieApi = 'https://api.mollie.com/v2'
const sandboxPath = '/sandbox/mollie'

export type PaymentProvider = {
  readonly port: PaymentPort
  /** In place of the provider, where the settings want it. */
  readonly sandbox: MollieSandbox | undefined
}

/** Mollie, or its sandbox: the same adapter and the same wire format, only that the wire is short and no port has to be known. */
export function openPaymentProvider(config: ShopConfig, { key }: SandboxKey, observe: ObserveVendor): PaymentProvider {
  const { apiKey = '', endpoint = mollieApi, sandbox: wantsSandbox } = config.mollie
  if (!wantsSandbox) return { port: createMolliePayments({ apiKey, endpoint, observe }), sandbox: undefined }
  const publicUrl = config.publicUrl + sandboxPath
  const sandbox = createMollieSandbox({
    publicUrl,
    apiKey: key,
    clock: systemClock,
    store: fileSandboxStore(join(config.dataDir, 'sandbox', 'mollie')),
  })
  const port = createMolliePayments({
    apiKey: key,
    observe,
    endpoint: `${publicUrl}/v2`,
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  })
  return { port, sandbox }
}

/** What the demo's shoppers paid before it opened, taken in by the sandbox: staff can refund it like any other. */
export const paymentsOfDemo =
  (sandbox: MollieSandbox): RecordDemoPayment =>
  ({ orderId, orderNumber, paymentId, amount, currency, method, finishUrl, paidAt }) =>
    sandbox.addPaid(
      {
        amount: { value: decimalAmount(amount), currency },
        description: orderNumber,
        method,
        redirectUrl: finishUrl,
        metadata: { orderId, paymentId },
      },
      paidAt,
    )

/** The payment sandbox: its screens for the shopper with the link of their payment, its API for whoever has the key. */
export function mountPaymentSandbox(
  app: Hono,
  sandbox: MollieSandbox,
  { key, isSecret, publicUrl, log }: SandboxKey & { readonly publicUrl: string; readonly log: Log },
): void {
  if (isSecret) {
    app.use(`${sandboxPath}/v2/*`, onlyWithKey([key]))
    log.warn(
      `The payment sandbox answers at ${publicUrl}${sandboxPath}/v2 to the bearer of ${key}, until the next start`,
    )
  }
  app.all(`${sandboxPath}/*`, (context) => sandbox.fetch(context.req.raw))
}
