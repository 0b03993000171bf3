/** `npm run pictures -- <what> …`: pictures of products that come by address or by upload (docs/pictures.md). */
import '../configured-storefronts.ts'
import { withOperatorShop } from '../operator-shop.ts'
import { pictureCommand } from '../picture-commands.ts'

await withOperatorShop(async ({ shop, config }) => {
  const { mostBytes } = config.pictures
  const said = await pictureCommand({ pictures: shop.shop.productPictures, mostBytes }, process.argv.slice(2))
  if ('problems' in said) return said.problems
  process.stdout.write(`${said.lines.join('\n')}\n`)
  return undefined
})
