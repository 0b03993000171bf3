import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Resized pictures on disk, bound in bytes; what was asked for longest ago goes first. */
export class ImageStore {
  readonly #folder: string
  readonly #limit: number
  /** Least recently asked for first. */
  readonly #sizes = new Map<string, number>()
  readonly #making = new Map<string, Promise<Buffer>>()
  #bytes = 0

  private constructor(folder: string, limit: number) {
    this.#folder = folder
    this.#limit = limit
  }

  /** Takes up what an earlier process left in the folder. */
  static async open(folder: string, limit: number): Promise<ImageStore> {
    const store = new ImageStore(folder, limit)
    await mkdir(folder, { recursive: true })
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => ({ name, at: await stat(join(folder, name)) })),
    )
    files.sort((a, b) => a.at.mtimeMs - b.at.mtimeMs)
    for (const { name, at } of files) {
      if (name.endsWith('.part')) await rm(join(folder, name), { force: true })
      else store.#keep(name, at.size)
    }
    await store.#makeRoom()
    return store
  }

  get bytes(): number {
    return this.#bytes
  }

  /**
   * The bytes under a name, made when they are not there; one maker at a time per name.
   * @param name a plain file name, made by us
   */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const making = this.#making.get(name)
    if (making) return making
    const getting = this.#get(name, make).finally(() => this.#making.delete(name))
    this.#making.set(name, getting)
    return getting
  }

  async #get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const size = this.#sizes.get(name)
    if (size !== undefined) {
      const stored = await readFile(join(this.#folder, name)).catch(() => undefined)
      if (stored) {
        this.#sizes.delete(name)
        this.#sizes.set(name, size)
        const now = new Date()
        // The order survives a restart by the files' times; losing one of them costs nothing.
        utimes(join(this.#folder, name), now, now).catch(() => undefined)
        return stored
      }
      this.#evict(name)
    }
    const bytes = await make()
    // A disk that is full costs time, not pictures.
    await this.#store(name, bytes).catch(() => undefined)
    return bytes
  }

  async #store(name: string, bytes: Buffer): Promise<void> {
    const draft = join(this.#folder, `${name}.${process.pid}.part`)
    await writeFile(draft, bytes)
    await rename(draft, join(this.#folder, name))
    this.#keep(name, bytes.byteLength)
    await this.#makeRoom()
  }

  #keep(name: string, size: number): void {
    this.#evict(name)
    this.#sizes.set(name, size)
    this.#bytes += size
  }

  #evict(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0
    this.#sizes.delete(name)
  }

  async #makeRoom(): Promise<void> {
    for (const name of this.#sizes.keys()) {
      if (this.#bytes <= this.#limit) return
      this.#evict(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }
}
