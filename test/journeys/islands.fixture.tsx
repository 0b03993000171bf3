import { use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Island } from '#web/islands/island.tsx'
import { markHydrated } from '#web/islands/mark-hydrated.ts'

const code = Promise.withResolvers<void>()

/** No state: what is set above a boundary that waits for its code would replace it. */
const told: string[] = []
const tell = (what: string) => void told.push(what)

const isInBrowser = typeof document !== 'undefined'

/** A part whose code comes later than the page's, as that of a slice may. */
function Late({ onPress }: { readonly onPress: () => void }) {
  if (isInBrowser) use(code.promise)
  return (
    <button type="button" onClick={onPress}>
      late
    </button>
  )
}

/** A page with an island of each strategy, which keeps what its components were told of. */
export function IslandsPage() {
  const [content, setContent] = useState('first')
  return (
    <html lang="en" ref={markHydrated}>
      <head>
        <title>Islands</title>
      </head>
      <body>
        <button type="button" onClick={() => setContent((now) => (now === 'first' ? 'second' : 'first'))}>
          change
        </button>
        <Island hydrate="eager">{() => <Late onPress={() => tell('late')} />}</Island>
        {/* biome-ignore lint/a11y: the buttons inside are what is pressed */}
        <div onClick={({ target }) => tell(String((target as Element).textContent))}>
          <Island hydrate="never" of={content}>
            {() => <button type="button">{`static-${isInBrowser ? 'browser' : 'server'}-${content}`}</button>}
          </Island>
        </div>
        <div style={{ blockSize: '400vh' }} />
        <Island hydrate="visible" of="part" load={async () => tell}>
          {() => (
            <form>
              <input name="typed" aria-label="typed" />
              <button type="button" onClick={() => tell('visible')}>
                {isInBrowser ? 'visible-browser' : 'visible-server'}
              </button>
            </form>
          )}
        </Island>
      </body>
    </html>
  )
}

if (isInBrowser) {
  Object.assign(globalThis, { letLateCodeCome: code.resolve, told })
  hydrateRoot(document, <IslandsPage />)
}
