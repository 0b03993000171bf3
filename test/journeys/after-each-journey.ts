import { afterEach } from 'vitest'
import { closePages } from './browser.ts'

/** Loaded anew for each file, unlike what files import: only so the hook stands in all of them. */
afterEach(closePages)
