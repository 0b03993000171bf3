import { withPersonalMessages } from '#web/messages/browser-messages.ts'

export { Outlet as default } from 'react-router'

/** Pages of one person in the frame of the shop: they say more than the shop does, so their words come first. */
export const clientMiddleware = [withPersonalMessages]
