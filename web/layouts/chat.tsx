import { Suspense, useEffect, useState } from 'react'
import { useFrame } from '#web/frame.ts'
import { late } from '#web/ui/late.ts'
import { loadPersonalWords } from '#web/words/browser-words.ts'

const ChatPanel = late(async () => {
  const [{ ChatPanel: panel }] = await Promise.all([import('#web/chat/chat-panel.tsx'), loadPersonalWords()])
  return panel
})

/** The chat, which every link that ends in `#chat` opens (specification §2). Nothing of it is fetched before. */
export function Chat() {
  const contact = useFrame()?.contact
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(() => {
    const open = () => setState('open')
    window.addEventListener('openChat', open)
    return () => window.removeEventListener('openChat', open)
  }, [])
  if (state === 'never' || !contact) return null
  return (
    <Suspense>
      <ChatPanel open={state === 'open'} onClose={() => setState('closed')} contact={contact} />
    </Suspense>
  )
}
