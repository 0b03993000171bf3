declare module 'virtual:words' {
  /** By content language (`nl-be`): the compiled messages and where a browser finds them. */
  const catalogues: Readonly<
    Record<
      string,
      {
        readonly url: string
        readonly messages: Record<string, import('@lingui/message-utils/compileMessage').CompiledMessage>
      }
    >
  >
  export default catalogues
}
