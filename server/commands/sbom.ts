/** `npm run -s sbom [-- <file>]`: the bill of materials of what runs in production, as CycloneDX, into a file or to the terminal. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { billOfMaterials, withBinaryParts, withoutTools } from '../bill-of-materials.ts'
import { partsOfNode, partsOfPackages } from '../binary-parts.ts'

const root = join(import.meta.dirname, '../..')
const list = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 << 20,
})
const parts = [...partsOfNode(process.versions), ...partsOfPackages(join(root, 'node_modules'))]
const packages = withoutTools(
  billOfMaterials.parse(JSON.parse(list)),
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
  (folder) => existsSync(join(root, folder)),
)
const bill = withBinaryParts(packages, parts)
const text = `${JSON.stringify(bill, null, 2)}\n`
const [file] = process.argv.slice(2)
if (file) writeFileSync(file, text)
else process.stdout.write(text)
