import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

const project = resolve(import.meta.dirname, '..')

/** Whether a folder is the demo shop's: only there its catalogue and its shoppers move in. */
export const isDemoFolder = (folder: string): boolean => resolve(project, folder) === join(project, 'demo')

/** Where the documents of a shop lie that everybody sees: `<type>/<uid>.<lang>.json`. */
export const documentsOf = (folder: string): string => join(folder, 'content')

/** Where drafts lie, each in a folder by its name. */
export const draftsOf = (folder: string): string => join(folder, 'drafts')

/** One draft; a name that would lead elsewhere loses what leads there. */
export const draftOf = (folder: string, name: string): string => join(draftsOf(folder), name.replace(/[^\w-]/g, ''))

/** The pictures that come with a shop; what is uploaded later lies in the data folder. */
export const picturesOf = (folder: string): string => resolve(project, folder, 'pictures')

/** What words of shoppers mean in this shop; nothing where its folder doesn't say. */
export function searchWordsOf(folder: string): string | undefined {
  const words = join(folder, 'search-words')
  return existsSync(resolve(project, words)) ? words : undefined
}

/** Colours, typefaces, logo and icon. */
export const brandOf = (folder: string): string => join(folder, 'brand')

/** What proves to Apple whose domain this is, by the name that it has at the address where Apple looks for it. */
export const appleAssociationOf = (folder: string): string =>
  resolve(project, folder, 'apple-developer-merchantid-domain-association')
