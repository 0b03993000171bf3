// What of this device is shown without a network. Nothing is asked for; whatever else lies in the storage is left alone.
const { storefront } = document.body.dataset
const read = (key) => {
  try {
    return JSON.parse(localStorage.getItem(key))
  } catch {
    return null
  }
}
const listOf = (value) => (Array.isArray(value) ? value : [])
const element = (name, text = '') => Object.assign(document.createElement(name), { textContent: text })
const isPath = (path) => typeof path === 'string' && /^\/(?![/\\])/.test(path)
const show = (name, entries) => {
  const section = document.querySelector(`[data-kept="${name}"]`)
  section.querySelector('ul').append(...entries)
  section.hidden = entries.length === 0
}

const products = new Map(listOf(read(`xsa_kept_products.${storefront}`)?.products).map((one) => [one.sku, one]))
const isKept = (sku) => isPath(products.get(sku)?.url)

/** The picture comes out of what the page before has kept; without one the name stands alone. */
async function paint(picture, path) {
  const answer = await caches.match(path, { cacheName: 'kept-pictures' })
  if (answer) picture.src = URL.createObjectURL(await answer.blob())
}

function cardOf(sku) {
  const { name, url, picture: path } = products.get(sku)
  const card = element('li')
  const link = Object.assign(element('a'), { href: url })
  const picture = Object.assign(element('img'), { alt: '', width: 166, height: 235 })
  link.append(picture, element('span', name))
  card.append(link)
  if (isPath(path)) paint(picture, path).catch(() => undefined)
  return card
}

const wished = listOf(read('xsa_wishlist')).filter(isKept)
show('wished', wished.map(cardOf))
show(
  'viewed',
  listOf(read('xsa_recently_viewed'))
    .filter((sku) => isKept(sku) && !wished.includes(sku))
    .map(cardOf),
)

/** As long as a log-in lasts. */
const longest = 7 * 86_400_000
const orders = read('xsa_kept_orders')
const seenAt = new Date(orders?.at ?? '')
const isOwn = read('loggedIn') === 1 && Date.now() - seenAt.getTime() < longest
if (isOwn) {
  const seen = document.querySelector('[data-kept="orders"] p')
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long', timeStyle: 'short' })
  seen.textContent = seen.dataset.seen.replace('{date}', date.format(seenAt))
  show(
    'orders',
    listOf(orders.orders).map(({ number, state }) => {
      const entry = element('li')
      entry.append(element('strong', number), element('span', state))
      return entry
    }),
  )
}

addEventListener('online', () => {
  const again = document.querySelector('[role="status"]')
  again.textContent = again.dataset.again
})
