// The shop has no worker any more: whichever stands there leaves, with whoever it told of anything.
addEventListener('activate', (event) => event.waitUntil(registration.unregister()))
