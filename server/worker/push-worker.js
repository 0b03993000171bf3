// What the shop tells a browser that asked for it. A press opens a page of the shop, or ends all messages to this browser.
addEventListener('push', (event) => {
  const { title, body, url, tag, stop, lang } = event.data.json()
  const icon = '/icon-192.png'
  const actions = [{ action: 'stop', title: stop }]
  event.waitUntil(registration.showNotification(title, { body, tag, lang, icon, badge: icon, actions, data: { url } }))
})

addEventListener('notificationclick', (event) => {
  const { action, notification } = event
  notification.close()
  event.waitUntil(action === 'stop' ? leave() : open(notification.data.url))
})

/** The push service says so to whoever sends the next time; the shop deletes what it kept then. */
async function leave() {
  const subscription = await registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

function open(url) {
  const { href, origin } = new URL(url, location.origin)
  return origin === location.origin ? clients.openWindow(href) : undefined
}
