import { z } from 'zod'

const licence = z.union([
  z.looseObject({ license: z.union([z.looseObject({ id: z.string() }), z.looseObject({ name: z.string() })]) }),
  z.looseObject({ expression: z.string() }),
])

const component = z.looseObject({
  'bom-ref': z.string().min(1),
  type: z.enum(['application', 'library', 'platform']),
  name: z.string().min(1),
  version: z.string(),
  purl: z.string().startsWith('pkg:').optional(),
  cpe: z.string().startsWith('cpe:2.3:a:').optional(),
  scope: z.enum(['required', 'optional', 'excluded']).optional(),
  hashes: z
    .array(z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) }))
    .optional(),
  licenses: z.array(licence).optional(),
})

/** What a CycloneDX 1.5 bill of materials has of what is asked here (https://cyclonedx.org/docs/1.5/json/). */
export const billOfMaterials = z.looseObject({
  $schema: z.string(),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  version: z.literal(1),
  metadata: z.looseObject({ timestamp: z.iso.datetime(), component }),
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).optional() })),
})

export type BillOfMaterials = z.infer<typeof billOfMaterials>

/** A program or library that came as a binary inside a package, under the name by which its own flaws are published. */
export type BinaryPart = {
  readonly name: string
  readonly version: string
  /** The npm package that it lies in, without its version. */
  readonly package: string
  readonly type: 'platform' | 'application' | 'library'
  /** `vendor:product` in the dictionary of the NVD, where its place there is known. */
  readonly cpe?: string
}

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), dev: z.boolean().optional() })),
})

/**
 * What of npm's list is there to run. npm's own `--omit dev` leaves out what a tool asks for beside the shop, such as React.
 * @param lock - the text of package-lock.json
 * @param isInstalled - whether a folder such as `node_modules/react` exists; a lockfile names the binaries of every machine
 */
export function withoutTools(
  bill: BillOfMaterials,
  lock: string,
  isInstalled: (folder: string) => boolean,
): BillOfMaterials {
  const { packages } = lockfile.parse(JSON.parse(lock))
  const runs = new Set(
    Object.entries(packages).flatMap(([folder, { version, dev }]) =>
      folder && !dev && isInstalled(folder) ? [`${nameOfFolder(folder)}@${version}`] : [],
    ),
  )
  const shop = bill.metadata.component['bom-ref']
  const components = bill.components.filter(({ name, version }) => runs.has(`${name}@${version}`))
  const refs = new Set([shop, ...components.map((entry) => entry['bom-ref'])])
  const dependencies = bill.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((entry) => ({ ...entry, dependsOn: (entry.dependsOn ?? []).filter((ref) => refs.has(ref)) }))
  return { ...bill, components, dependencies }
}

const nameOfFolder = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * npm's list knows packages. Scanners look up flaws of PostgreSQL, Node and libvips under their own names, so what the packages hold
 * is added, each part beneath its package.
 * @throws when a part names a package that the list doesn't have
 */
export function withBinaryParts(bill: BillOfMaterials, parts: readonly BinaryPart[]): BillOfMaterials {
  const refs = new Map(bill.components.map((entry) => [entry.name, entry['bom-ref']]))
  const added = parts.map((part) => ({ owner: ownerOf(part, refs), entry: componentOf(part) }))
  const below = new Map<string, string[]>()
  for (const { owner, entry } of added) below.set(owner, [...(below.get(owner) ?? []), entry['bom-ref']])
  return {
    ...bill,
    // npm calls it by its folder.
    metadata: {
      ...bill.metadata,
      component: { ...bill.metadata.component, type: 'application', name: 'cordwainer' },
    },
    components: [...bill.components, ...added.map(({ entry }) => entry)],
    dependencies: [
      ...bill.dependencies.map((entry) => ({
        ...entry,
        dependsOn: [...(entry.dependsOn ?? []), ...(below.get(entry.ref) ?? [])],
      })),
      ...added.map(({ entry }) => ({ ref: entry['bom-ref'], dependsOn: [] })),
    ],
  }
}

function ownerOf(part: BinaryPart, refs: ReadonlyMap<string, string>): string {
  const owner = refs.get(part.package)
  if (!owner) throw new Error(`${part.name} lies in ${part.package}, which is not among the packages.`)
  return owner
}

const componentOf = ({ name, version, package: owner, type, cpe }: BinaryPart) => ({
  'bom-ref': `${owner}/${name}@${version}`,
  type,
  name,
  version,
  scope: 'required' as const,
  purl: `pkg:generic/${encodeURIComponent(name)}@${encodeURIComponent(version)}`,
  ...(cpe ? { cpe: `cpe:2.3:a:${cpe}:${cpeValue(version)}:*:*:*:*:*:*:*` } : {}),
})

const cpeValue = (version: string) => version.replace(/[^\w.-]/g, (sign) => `\\${sign}`)
