import { chromium } from 'playwright-core'
const base='http://localhost:4300'
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox'] })
const w = Number(process.argv[2]??360)
const ctx = await b.newContext({ viewport:{width:w,height:w<700?780:900}, locale:'nl-NL' })
await ctx.addCookies([{name:'xsa_cookie_message',value:'hide',url:base},{name:'xsa_cookie_settings',value:'disabled',url:base}])
const p = await ctx.newPage()
p.on('pageerror',e=>console.log('PAGEERROR',e.message)); p.on('console',m=>{ if(m.type()==='error') console.log('CONSOLE',m.text().slice(0,200)) })
const shot = async n => { await p.waitForTimeout(500); await p.screenshot({path:`/tmp/acc-${n}-${w}.png`, fullPage:true}) }
await p.goto(base+'/nl/account/'); await shot('login')
await p.getByRole('main').getByRole('button',{name:'Inloggen'}).click(); await p.waitForTimeout(600); await shot('login-faults')
await p.goto(base+'/nl/account/create/'); await shot('create')
await p.getByLabel('Voornaam').fill('Sanne'); await p.getByLabel('Achternaam').fill('de Wit')
await p.getByLabel('E-mailadres').fill(`sanne${w}@example.org`); await p.getByLabel('Wachtwoord').fill('een korte zin')
await p.getByLabel('Meteen ook mijn adres bewaren').check(); await shot('create-address')
await p.getByLabel(/Postcode/).fill('3511 AB'); await p.getByLabel('Huisnummer',{exact:true}).fill('12'); await p.getByLabel('Straat').fill('Oudegracht'); await p.getByLabel(/Plaats/).fill('Utrecht')
await p.getByRole('main').getByRole('button',{name:'Account openen'}).click()
await p.waitForURL('**/nl/customer/').catch(async()=>{ console.log('URL', p.url()); await shot('create-failed') })
await p.reload(); await shot('dashboard')
for (const [n,u] of [['orders','orders/'],['address','address/'],['address-new','address/?edit=new'],['wishlist','wishlist/'],['edit','edit/']]) { await p.goto(base+'/nl/customer/'+u); await shot(n) }
await p.getByRole('button',{name:'Uitloggen'}).first().click(); await p.waitForURL('**/nl/account/'); console.log('logged out', p.url())
await p.goto(base+'/nl/customer/'); console.log('guard', p.url())
await b.close()
