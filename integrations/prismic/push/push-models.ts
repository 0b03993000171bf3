export type ModelsApi = {
  readonly repository: string
  readonly writeToken: string
  /** `https://customtypes.prismic.io` when absent. */
  readonly endpoint?: string | undefined
  readonly fetch?: typeof fetch
}

type Model = Readonly<Record<string, unknown>>

/**
 * Brings models to a repository by the Custom Types API: slices first, because types name them. What is there already is
 * brought up to date.
 *
 * @throws Error with the API's words when it refuses
 */
export async function pushModels(
  api: ModelsApi,
  models: { readonly types: readonly Model[]; readonly slices: readonly Model[] },
): Promise<void> {
  for (const [kind, list] of [
    ['slices', models.slices],
    ['customtypes', models.types],
  ] as const) {
    const known = new Set((await ask(api, kind)).map(({ id }) => id))
    for (const model of list) await ask(api, `${kind}/${known.has(model.id) ? 'update' : 'insert'}`, model)
  }
}

async function ask(
  { repository, writeToken, endpoint = 'https://customtypes.prismic.io', fetch = globalThis.fetch }: ModelsApi,
  path: string,
  model?: Model,
): Promise<Model[]> {
  const response = await fetch(`${endpoint}/${path}`, {
    method: model ? 'POST' : 'GET',
    headers: { repository, Authorization: `Bearer ${writeToken}`, 'Content-Type': 'application/json' },
    ...(model ? { body: JSON.stringify(model) } : {}),
  })
  if (!response.ok)
    throw new Error(`${path} (${String(model?.id ?? 'list')}): ${response.status} ${await response.text()}`)
  if (model) return []
  const list: unknown = await response.json()
  return Array.isArray(list) ? (list as Model[]) : []
}
