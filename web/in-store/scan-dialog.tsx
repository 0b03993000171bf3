import { useState } from 'react'
import { Camera } from '#web/scan/camera.tsx'
import { useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './scan-dialog.module.css'

type ScanDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly onCode: (code: string) => void
}

/** The camera over a label. Where it can't be used the dialog says so; a scanner works with it all the same. */
export function ScanDialog({ open, onClose, onCode }: ScanDialogProps) {
  const t = useTranslate()
  const [isRefused, setIsRefused] = useState(false)
  return (
    <Dialog open={open} onClose={onClose} title={t('instore.scan')}>
      {open &&
        (isRefused ? (
          <WithoutCamera onClose={onClose} />
        ) : (
          <Camera onCode={onCode} onRefused={() => setIsRefused(true)} />
        ))}
    </Dialog>
  )
}

/** What goes on without one: a scanner is heard while this is read, and after it. */
function WithoutCamera({ onClose }: Pick<ScanDialogProps, 'onClose'>) {
  const t = useTranslate()
  return (
    <div className={styles.without} role="status">
      <Icon name="scan-barcode" className={styles.sign} />
      <p>{t('instore.scan_no_camera')}</p>
      <Button look="secondary" onClick={onClose}>
        {t('dialog.close')}
      </Button>
    </div>
  )
}
