import type { NewShop } from './answers.ts'

/** What whoever opened the shop does next. */
export function starterReadme({ name, storefronts }: NewShop, folder: string, borrowedLaw: readonly string[]): string {
  const law = borrowedLaw.map((sentence) => `\n${sentence}\n`).join('')
  return `# ${name}

This folder is a shop: ${storefronts.map(({ code }) => code).join(', ')}. The commands below are given in the folder of the software.

## The next three steps

1. **Say who sells.** \`company.json\` has \`FILL IN\` wherever the law wants to be told something. This names what is left, and checks the rest:

   \`\`\`sh
   SHOP=${folder} npm run shop -- check
   \`\`\`

   Read the pages in \`content\` too: they are a beginning, written with care and by no lawyer of yours. Have the rates of VAT in
   \`settings.json\` checked, above all those of books and of children's things.
${law}
2. **Bring your products.** \`imports\` has an example of each file. Yours may look different: \`imports/cash-desk.json\` shows how columns
   are translated, \`imports/shopify.json\` is for a file from Shopify.

   \`\`\`sh
   SHOP=${folder} npm run import -- products products.csv
   SHOP=${folder} npm run import -- prices prices.csv
   SHOP=${folder} npm run import -- stock stock.csv
   \`\`\`

3. **Open it**, and buy something. Payments are played until \`MOLLIE_API_KEY\` is set.

   \`\`\`sh
   SHOP=${folder} npm start
   \`\`\`

## What is in here

| | |
| --- | --- |
| \`settings.json\` | delivery, VAT, the club: \`npm run shop -- settings apply\` puts a change into the open shop |
| \`storefronts.json\` | countries and languages, and which one stands at the root |
| \`company.json\` | who sells |
| \`brand\` | colours, fonts, logo, icon |
| \`catalogue.json\` | the categories that products are put into, and where stock lies: \`npm run shop -- catalogue\` takes it over |
| \`content\` | pages: \`npm run content:publish\` shows a change in the open shop |
| \`imports\` | examples of files, and mappings |
| \`pictures\` | pictures of products and pages |
`
}
