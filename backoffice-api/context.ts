import type { ExportTable } from '#shop/exports/export.ts'
import type { Shop } from '#shop/shop.ts'
import type { StaffActor } from '#shop/staff/staff-member.ts'

/** Who asks, as the request says it. */
export type StaffIdentity = {
  readonly sessionToken?: string | undefined
  readonly address?: string | undefined
  /** 'Firefox, Android' */
  readonly device?: string | undefined
}

/** Work that failed too often and is tried no more. */
export type FailedJob = {
  readonly queue: string
  readonly failedAt: Date
  /** Ids of what it is about. */
  readonly data: object
  /** What it said at last. */
  readonly reason: string
}

/** Something that the shop needs to sell, and whether it is there. */
export type HealthCheck = { readonly name: string; readonly isWell: boolean }

/** What became of the requests to an outside system since the process opened. */
export type VendorState = {
  readonly vendor: string
  readonly answered: number
  readonly failed: number
  readonly last:
    | { readonly outcome: string; readonly operation: string; readonly at: Date; readonly detail: string | undefined }
    | undefined
}

/** What the process that serves the shop knows of its machine. */
export type Machine = {
  failedJobs(): Promise<readonly FailedJob[]>
  /** Of one kind, or all. @returns how many there were */
  retryFailedJobs(queue: string | undefined): Promise<number>
  health(): Promise<readonly HealthCheck[]>
  vendors(): readonly VendorState[]
  /** Keeps a small file that was made of a form. @returns where it lies */
  keepFile(name: string, text: string): Promise<string>
  /** Where a file lies that staff sent; nothing for what is no id of one. */
  uploadPath(id: string): Promise<string | undefined>
  removeUpload(path: string): Promise<void>
}

/** What every resolver of the back office is given. */
export type BackofficeContext = {
  readonly shop: Shop
  readonly machine: Machine
  readonly identity: StaffIdentity
  /** Nothing for somebody who is not logged in. */
  readonly actor: StaffActor | undefined
  /** What comes out beside the data: the session that a log-in began, or null when it ended; a file that is written as it is sent. */
  readonly answer: { sessionToken: string | null | undefined; file?: ExportTable | undefined }
}
