import { useScope } from '../page-scope.tsx'

const tabs = [
  { name: 'lists', path: '/merchandising' },
  { name: 'search', path: '/merchandising/search' },
  { name: 'promotions', path: '/merchandising/promotions' },
] as const
export type MerchandisingTab = (typeof tabs)[number]['name']

/** What merchandisers decide about: lists, searches, promotions. */
export function MerchandisingTabs({ at }: { readonly at: MerchandisingTab }) {
  const said = useScope().words.merchandising
  return (
    <nav className="tabs" aria-label={said.title}>
      {tabs.map(({ name, path }) => (
        <a key={name} href={path} aria-current={name === at ? 'page' : undefined}>
          {said[name]}
        </a>
      ))}
    </nav>
  )
}
