/** What the tests use of two libraries that bring no types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: unknown)
    validate(
      extracted: unknown,
    ): Promise<{ readonly severity: string; readonly issueMessage: string; readonly fieldNames?: readonly string[] }[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean; readonly embedSource: readonly string[] })
    parse(html: string): unknown
  }
}
