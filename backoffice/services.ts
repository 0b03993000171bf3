import type { Clock } from '#kernel/clock.ts'

export type ScreenOperation = {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>> | undefined
}

/** Who asks, as the request says it. */
export type StaffRequester = {
  readonly sessionToken?: string | undefined
  readonly address?: string | undefined
  readonly device?: string | undefined
}

export type BackofficeResult = {
  readonly data: unknown
  readonly errors?: readonly { readonly message: string; readonly code?: string | undefined }[] | undefined
  readonly sessionToken?: string | null | undefined
  /** What is to be saved, written as it is read. */
  readonly file?: ReadableStream<Uint8Array> | undefined
}

/** What the screens of staff need from the process that serves them. */
export type BackofficeServices = {
  execute(operation: ScreenOperation, identity: StaffRequester): Promise<BackofficeResult>
  /** Keeps a file that staff sent until it was read. @returns the id by which it is imported */
  keepUpload(name: string, bytes: Uint8Array): Promise<string>
  readonly shopName: string
  /** Where shoppers are, without a slash at the end. */
  readonly storefrontUrl: string
  /** Where staff are. */
  readonly publicUrl: string
  readonly clock: Clock
  /** By whose clock the retailer works, as the settings say it now. */
  timeZone(): string
  report(error: unknown, url: string): void
}

export type BackofficeHandler = (request: Request, address: string | undefined) => Promise<Response>
