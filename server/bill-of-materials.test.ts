import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type BillOfMaterials, billOfMaterials, withBinaryParts, withoutTools } from './bill-of-materials.ts'
import { partsOfNode, partsOfPackages } from './binary-parts.ts'

const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

describe('what the command says', () => {
  let bill: BillOfMaterials
  beforeAll(() => {
    const said = execFileSync(process.execPath, ['server/commands/sbom.ts'], { encoding: 'utf8', maxBuffer: 64 << 20 })
    bill = billOfMaterials.parse(JSON.parse(said))
  })
  const named = (name: string) => bill.components.filter((part) => part.name === name)

  test('is the shop’s, with every package that runs and none that only builds', () => {
    expect(bill.metadata.component).toMatchObject({ name: 'cordwainer', type: 'application' })
    const names = new Set(bill.components.map(({ name }) => name))
    expect(Object.keys(manifest.dependencies).filter((name) => !names.has(name))).toEqual([])
    expect(['vitest', 'vite', 'typescript', 'oidc-provider'].filter((name) => names.has(name))).toEqual([])
  })

  test('has each part once, and names no part that it does not list', () => {
    const refs = bill.components.map((part) => part['bom-ref'])
    expect(refs.filter((ref, place) => refs.indexOf(ref) !== place)).toEqual([])
    const known = new Set([...refs, bill.metadata.component['bom-ref']])
    const pointed = bill.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn])
    expect(pointed.filter((ref) => !known.has(ref))).toEqual([])
  })

  test('has hash and address of everything that npm installs', () => {
    const packages = bill.components.filter(({ purl }) => purl?.startsWith('pkg:npm/'))
    expect(packages.length).toBeGreaterThan(100)
    expect(packages.filter(({ hashes }) => !hashes?.length).map(({ name }) => name)).toEqual([])
  })

  test.each([
    ['nodejs', 'cpe:2.3:a:nodejs:node.js:26.'],
    ['postgresql', 'cpe:2.3:a:postgresql:postgresql:18.'],
    ['openssl', 'cpe:2.3:a:openssl:openssl:3.'],
    ['vips', 'cpe:2.3:a:libvips:libvips:8.'],
  ])('finds %s inside its package, as scanners know it', (name, cpe) => {
    expect(named(name).map((part) => part.cpe?.slice(0, cpe.length))).toEqual([cpe])
  })
})

const empty: BillOfMaterials = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: 'urn:uuid:00000000-0000-4000-8000-000000000000',
  version: 1,
  metadata: {
    timestamp: '2026-11-27T04:00:00.000Z',
    component: { 'bom-ref': 'shop@1', type: 'library', name: 'folder', version: '1' },
  },
  components: [{ 'bom-ref': 'node@26.0.0', type: 'library', name: 'node', version: '26.0.0' }],
  dependencies: [{ ref: 'shop@1', dependsOn: ['node@26.0.0'] }, { ref: 'node@26.0.0' }],
}

test('what only builds goes, and what both need stays, as far as it is installed', () => {
  const library = (name: string) => ({ 'bom-ref': `${name}@1`, type: 'library' as const, name, version: '1' })
  const bill = {
    ...empty,
    components: ['react', 'vite', '@img/sharp-linux-x64', '@img/sharp-win32-x64'].map(library),
    dependencies: [
      { ref: 'shop@1', dependsOn: ['react@1', 'vite@1'] },
      { ref: 'vite@1', dependsOn: ['react@1'] },
    ],
  }
  const packages = {
    '': {},
    'node_modules/react': { version: '1' },
    'node_modules/vite': { version: '1', dev: true },
    'node_modules/sharp/node_modules/@img/sharp-linux-x64': { version: '1' },
    'node_modules/@img/sharp-win32-x64': { version: '1' },
  }
  const left = withoutTools(bill, JSON.stringify({ packages }), (folder) => !folder.includes('win32'))
  expect(left.components.map(({ name }) => name)).toEqual(['react', '@img/sharp-linux-x64'])
  expect(left.dependencies).toEqual([{ ref: 'shop@1', dependsOn: ['react@1'] }])
})

test('a part lies beneath its package, and signs of versions are escaped', () => {
  const bill = withBinaryParts(empty, partsOfNode({ node: '26.0.0', openssl: '3.5.0+quic', modules: '147' }))
  expect(bill.dependencies[1]?.dependsOn).toEqual(['node/nodejs@26.0.0', 'node/openssl@3.5.0+quic'])
  expect(bill.components[2]).toMatchObject({
    cpe: 'cpe:2.3:a:openssl:openssl:3.5.0\\+quic:*:*:*:*:*:*:*',
    purl: 'pkg:generic/openssl@3.5.0%2Bquic',
  })
  expect(bill.components).toHaveLength(3)
})

test('a part of a package that nobody listed is an error', () => {
  const part = { name: 'vips', version: '8', package: '@img/sharp-libvips-none', type: 'library' } as const
  expect(() => withBinaryParts(empty, [part])).toThrow('vips lies in @img/sharp-libvips-none')
})

test('PostgreSQL’s package tells its foreign libraries, and not PostgreSQL’s own', () => {
  const names = partsOfPackages('node_modules').map(({ name }) => name)
  expect(names).toContain('postgresql')
  expect(names.filter((name) => ['pq', 'ecpg', 'pgtypes'].includes(name))).toEqual([])
})
