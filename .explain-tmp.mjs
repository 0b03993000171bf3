import { openDatabase } from '/work/main/database/connect.ts'
import { listStore } from '/work/main/shop/catalog/list-store.ts'
import { productStore } from '/work/main/shop/catalog/product-store.ts'
import { variantStore } from '/work/main/shop/catalog/variant-store.ts'
import { listRequest } from '/work/main/shop/catalog/product-list.ts'
import { storefrontOf } from '/work/main/kernel/storefront.ts'
const { db, close } = openDatabase({ url: process.argv[2] }, { poolSize: 2 })
const s = listStore(db), sf = storefrontOf('nl_NL'), now = new Date('2026-11-21T10:00:00Z')
const cat = (await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()).id
const brand = (await db.selectFrom('brands').select('id').limit(1).executeTakeFirst()).id
const cases = {
  category: [[{name:'category_id',values:[cat]}],{}],
  'gender all recommended': [[{name:'gender',values:['women']}],{}],
  all: [[],{}],
  'all priceasc': [[{name:'sort',values:['priceasc']}],{}],
  brand: [[{name:'brand_id',values:[brand]}],{}],
  'sale': [[{name:'list',values:['sale']}],{}],
  'last-items': [[{name:'list',values:['last-items']}],{}],
  'new': [[{name:'list',values:['new']}],{}],
  'search word': [[],{search:'laars'}],
  'search none': [[],{search:'qqqqqqq'}],
  'search 8 words': [[],{search:'aaaa bbbb cccc dddd eeee ffff gggg hhhh'}],
  'search exact': [[],{search:'abc'}],
  'category+size': [[{name:'category_id',values:[cat]},{name:'size',values:['38']}],{}],
}
for (const [name,[f,q]] of Object.entries(cases)) {
  const t=performance.now(); const r = await s.list(sf, listRequest(f,q), now); const ms=(performance.now()-t)|0
  console.log(name.padEnd(26), ms+' ms', r.total, r.ids.length)
  if (name==='category'){ const t=performance.now(); await productStore(db).products(sf,r.ids); const t2=performance.now(); await variantStore(db).variantsOf(sf,r.ids); console.log('  products',(t2-t)|0,'variantsOf',(performance.now()-t2)|0)}
}
{ const t=performance.now(); await variantStore(db).variants(sf,['100005.001.36']); console.log('variants by sku',(performance.now()-t)|0)}
{ const t=performance.now(); await variantStore(db).variants(sf,['100005.001.36']); console.log('variants by sku again',(performance.now()-t)|0)}
await close()
