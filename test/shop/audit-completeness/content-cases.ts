import { expect } from 'vitest'
import type { AuditCases } from './audit-case.ts'
import type { AuditOffice } from './audit-office.ts'

const lang = 'nl-nl'
const idOf = (uid: string) => `page-${uid}-${lang}`
const uidFor = ({ key }: AuditOffice) => `page${key().slice(0, 8)}`
const documentInBooks = (uid: string) => ({ type: 'content', id: idOf(uid), name: expect.any(String) })

const revisionOf = async ({ ask }: AuditOffice, id: string) =>
  (await ask<{ revision: string }>('query ($id: ID!) { content(id: $id) { revision } }', { id })).revision

/** A document that nobody sees yet. @returns the last part of its address */
async function draft(office: AuditOffice): Promise<string> {
  const uid = uidFor(office)
  const query = `mutation ($uid: String!, $lang: String!) {
    addContent(type: "page", lang: $lang, uid: $uid, title: "First") { problems { messageKey } } }`
  await office.ask(query, { uid, lang })
  return uid
}

async function keepTitle(office: AuditOffice, id: string, title: string): Promise<void> {
  const query = `mutation ($id: ID!, $revision: String!, $data: JSON) {
    saveContent(id: $id, revision: $revision, data: $data, step: KEEP) { problems { messageKey } } }`
  await office.ask(query, { id, revision: await revisionOf(office, id), data: { page_title: title } })
}

/** Of documents and what they show. */
export const contentAuditCases: AuditCases = {
  addContent: {
    action: 'content.add',
    prepare: async (office) => {
      const uid = uidFor(office)
      const input = { type: 'page', lang, uid, title: 'New' }
      return { input, object: documentInBooks(uid), after: { type: 'page', lang, uid } }
    },
  },
  saveContent: {
    action: 'content.publish',
    prepare: async (office) => {
      const uid = await draft(office)
      const id = idOf(uid)
      const data = { page_title: 'Second' }
      const input = { id, revision: await revisionOf(office, id), data, step: 'PUBLISH' }
      const before = { state: 'draft', version: expect.any(Number) }
      return { input, object: documentInBooks(uid), before, after: { version: expect.any(Number) } }
    },
  },
  restoreContent: {
    action: 'content.restore',
    prepare: async (office) => {
      const id = idOf(await draft(office))
      await keepTitle(office, id, 'Second')
      const versions = await office.shop.shop.contentEditing.versions(id)
      const first = versions.at(-1)?.id ?? 0
      const input = { id, revision: await revisionOf(office, id), version: first }
      const object = { type: 'content', id, name: expect.any(String) }
      return { input, object, before: { version: versions[0]?.id }, after: { of: first } }
    },
  },
  previewContent: {
    unwritten: 'it keeps nothing, and what it shows is gone after an hour',
    prepare: async (office) => ({ input: { id: idOf(await draft(office)), data: { page_title: 'Soon' } } }),
  },
  addContentPicture: {
    action: 'content.picture',
    prepare: async ({ upload }) => {
      const { id } = await upload('scene.png', 'a picture')
      return { input: { upload: id }, object: { type: 'picture', id: expect.any(String) }, after: { bytes: 9 } }
    },
  },
}
