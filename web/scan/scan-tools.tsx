import { useRef, useState } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { openBarcodeReader } from './barcode-reader.ts'
import { Camera } from './camera.tsx'
import styles from './scan-page.module.css'

type State = 'idle' | 'camera' | 'refused' | 'reading' | 'unread'

/** What only a browser with scripts can: the camera, and a photograph of the barcode. Both are read on the device. */
export function ScanTools({ onCode }: { readonly onCode: (code: string) => void }) {
  const t = useTranslate()
  const [state, setState] = useState<State>('idle')
  const file = useRef<HTMLInputElement>(null)
  const found = (code: string) => {
    setState('idle')
    onCode(code)
  }
  const readPhotograph = async (chosen: File) => {
    setState('reading')
    const code = await codeOf(chosen)
    if (code === undefined) setState('unread')
    else found(code)
  }
  return (
    <div className={styles.tools}>
      {state === 'camera' && <Camera onCode={found} onRefused={() => setState('refused')} />}
      <Button
        look={state === 'camera' ? 'secondary' : 'accent'}
        icon={state === 'camera' ? 'x' : 'scan-barcode'}
        onClick={() => setState(state === 'camera' ? 'idle' : 'camera')}
      >
        {t(state === 'camera' ? 'scan.camera_stop' : 'scan.camera')}
      </Button>
      <Button look="secondary" icon="camera" busy={state === 'reading'} onClick={() => file.current?.click()}>
        {t('scan.photo')}
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ currentTarget: input }) => {
          const chosen = input.files?.[0]
          // The same photograph may be chosen again.
          input.value = ''
          if (chosen) void readPhotograph(chosen)
        }}
      />
      <p role="status" className={styles.state}>
        {state === 'refused' && t('scan.camera_refused')}
        {state === 'reading' && t('scan.photo_reading')}
        {state === 'unread' && t('scan.photo_unread')}
        {(state === 'idle' || state === 'camera') && t('scan.stays')}
      </p>
    </div>
  )
}

/** What the barcode in a photograph says; nothing for a file that is no picture as well. */
async function codeOf(file: File): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const read = await openBarcodeReader()
    return await read(picture).finally(() => picture.close())
  } catch {
    return undefined
  }
}
