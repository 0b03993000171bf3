import { afterAll, afterEach } from 'vitest'
import { closePages } from './browser.ts'
import { suspendInvitedOwners } from './staff-member.ts'

/** Loaded anew for each file, unlike what files import: only so the hooks stand in all of them. */
afterEach(closePages)
afterAll(suspendInvitedOwners)
