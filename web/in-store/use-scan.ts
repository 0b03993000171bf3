import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStorefront, useTranslate } from '#web/shop-context.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { scanKeys } from './scan-keys.ts'
import { findScan } from './scanned-size.ts'

/** What takes keys itself: a scanner types into it as well. */
const fields = 'input, textarea, select, [contenteditable]'

/** Leads to what a label names; says calmly when it names nothing of ours. Hears a scanner that acts as a keyboard, everywhere. */
export function useScan(): { readonly open: (code: string) => Promise<boolean>; readonly asking: boolean } {
  const t = useTranslate()
  const storefront = useStorefront()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)

  const open = useCallback(
    async (code: string) => {
      setAsking(true)
      const page = await findScan(storefront, code)
      setAsking(false)
      if (page === undefined || page === 'unavailable') {
        const text = page === undefined ? t('instore.scan_unknown', { code }) : t('instore.scan_unavailable')
        showToast({ kind: 'notice', text })
        return false
      }
      void navigate(page)
      return true
    },
    [navigate, storefront, t],
  )

  useEffect(() => {
    const keys = scanKeys()
    const hear = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.matches(fields) && !isChoice(event.target)) return
      const code = keys.press(event.key, event.timeStamp)
      if (code === undefined) return
      // The Enter of a scanner presses nothing that happens to have the focus.
      event.preventDefault()
      event.stopPropagation()
      void open(code)
    }
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [open])

  return { open, asking }
}

/** A radio button or a box has the focus after it was pressed, and takes no letters. */
const isChoice = (element: Element) =>
  element instanceof HTMLInputElement && (element.type === 'radio' || element.type === 'checkbox')
