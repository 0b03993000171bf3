/** A frame for previews is no page that anybody should find. */
export const meta = () => [{ name: 'robots', content: 'noindex,nofollow' }]

export default function Empty() {
  return null
}
