import { Suspense } from 'react'
import { useFrame } from '#web/frame.ts'
import { lazyComponent } from '#web/islands/lazily.ts'
import { loadPersonalMessages } from '#web/messages/browser-messages.ts'
import { useOpened } from './use-opened.ts'

const ChatPanel = lazyComponent(async () => {
  const [{ ChatPanel: panel }] = await Promise.all([import('#web/chat/chat-panel.tsx'), loadPersonalMessages()])
  return panel
})

/** The chat, which every link that ends in `#chat` opens (specification §2). Nothing of it is fetched before. */
export function Chat() {
  const contact = useFrame()?.contact
  const { asked, ...shown } = useOpened('openChat')
  if (!asked || !contact) return null
  return (
    <Suspense>
      <ChatPanel {...shown} contact={contact} />
    </Suspense>
  )
}
