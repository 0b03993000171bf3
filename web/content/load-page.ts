import { graphql } from '#web/graphql/gql.ts'
import type { LoaderScope } from '#web/loaders.ts'
import { isPlainObject, type ProseDocument } from '../prose/document.ts'
import { type Alternate, pageSeo, type Seo, urlAlternates } from '../seo/seo.ts'
import { breadcrumbData, faqData } from '../seo/structured-data.ts'
import { type LoadedSlice, loadSlices } from './slices/load-slices.ts'

const contentPageQuery = graphql(`
  query ContentPage($uid: String!, $lang: String!) {
    contentPage(uid: $uid, lang: $lang) {
      id uid page_title meta_title meta_description meta_robots parents { label url } data
      alternates { storeCode url }
    }
  }
`)

const errorPageQuery = graphql(`
  query ErrorPage($lang: String!) {
    errorPage(uid: "404", lang: $lang) {
      id uid page_title meta_title meta_description meta_robots parents { label url } data
    }
  }
`)

export type LoadedPage = {
  readonly title: string
  readonly parents: readonly { readonly label: string; readonly url: string }[]
  readonly slices: readonly LoadedSlice[]
  readonly seo: Seo
}

/** A page of the content by its uid, with everything its slices show; nothing if there is none. */
export async function loadContentPage(
  scope: LoaderScope,
  uid: string,
  { alternates, jsonLd }: { readonly alternates?: readonly Alternate[]; readonly jsonLd?: Seo['jsonLd'] } = {},
): Promise<LoadedPage | undefined> {
  const { contentPage } = await scope.api(contentPageQuery, { uid, lang: scope.storefront.contentLang })
  if (!contentPage) return undefined
  const { page_title: title, parents } = contentPage
  const slices = await loadSlices(scope, contentPage)
  const questions = slices.flatMap((slice) =>
    slice.type === 'faq' ? slice.content.categories.flatMap((category) => category.questions) : [],
  )
  return {
    title,
    parents,
    slices,
    seo: pageSeo(scope, {
      title: contentPage.meta_title || title,
      description: contentPage.meta_description,
      robots: contentPage.meta_robots,
      // Pages with a fixed path bring their own; the others are found by the documents that belong together.
      alternates: alternates?.length ? alternates : urlAlternates(scope.publicUrl, contentPage.alternates),
      image: pictureOf(slices),
      jsonLd: [
        ...(jsonLd ?? [breadcrumbData(scope, scope.t('nav.home'), parents, title)]),
        ...(questions.length > 0 ? [faqData(questions)] : []),
      ],
    }),
  }
}

/** The first picture of a page is what it is shared with. */
function pictureOf(slices: readonly LoadedSlice[]): string | undefined {
  for (const { content } of slices) {
    if (content && 'image' in content && isPlainObject(content.image) && typeof content.image.url === 'string') {
      return content.image.url
    }
  }
  return undefined
}

/** The page for what does not exist: content `404` under its fixed title. Works without the content, too. */
export async function loadMissingPage(scope: LoaderScope): Promise<LoadedPage> {
  const title = scope.t('e.404')
  const seo = pageSeo(scope, { title, robots: 'noindex,follow' })
  const document = await errorDocument(scope)
  return { title, parents: [], slices: document ? await loadSlices(scope, document) : [], seo }
}

async function errorDocument(scope: LoaderScope): Promise<ProseDocument | null> {
  try {
    return (await scope.api(errorPageQuery, { lang: scope.storefront.contentLang })).errorPage
  } catch {
    // The error page must not fail because of what it would like to say.
    return null
  }
}
