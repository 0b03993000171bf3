declare module 'virtual:words' {
  /** The compiled messages of each content language (`nl-be`), in three parts, and where a browser finds the first two. */
  const parts: readonly {
    readonly lang: string
    readonly part: 'common' | 'personal' | 'server'
    readonly url: string
    readonly messages: Record<string, import('#kernel/message-format.ts').CompiledMessage>
  }[]
  export default parts
}

declare module 'virtual:chunks' {
  /** The files of the browser's build for a source path that is imported lazily: `web/catalog/product-page.tsx`. */
  const files: Readonly<Record<string, import('./build/chunks.ts').ChunkFiles>>
  export default files
}
