import { redirect } from 'react-router'
import { downloadOf } from '#web/customers/download.ts'
import { graphql } from '#web/graphql/gql.ts'
import { personalLoader } from '#web/loaders.ts'

const fileQuery = graphql(`
  query GuestDataFile($hash: String!) {
    guestData(hash: $hash) { exported }
  }
`)
const pageQuery = graphql(`
  query GuestDataAsPage($hash: String!) {
    guestData(hash: $hash) { exportedPage }
  }
`)

/** What the shop knows of an address outside of accounts: as a file for programs, and with `?format=html` as one for people. */
export const loader = personalLoader(async (scope) => {
  const hash = scope.params.hash ?? ''
  const isPage = scope.url.searchParams.get('format') === 'html'
  const text = isPage
    ? (await scope.api(pageQuery, { hash })).guestData?.exportedPage
    : (await scope.api(fileQuery, { hash })).guestData?.exported
  if (!text) throw redirect(scope.to('accountDataLink', { hash }), 303)
  return downloadOf(text, isPage ? 'page' : 'file')
})
