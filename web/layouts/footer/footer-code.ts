import { createContext } from 'react'

/** The parts of the footer, as the server has them at hand; a browser that stands on a page has no need of them. */
export type FooterCode = typeof import('./footer-parts.tsx')

export const FooterCodeContext = createContext<Pick<FooterCode, 'FooterLinks' | 'FooterEnd'> | undefined>(undefined)
