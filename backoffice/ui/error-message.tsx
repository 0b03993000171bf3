import { isRouteErrorResponse } from 'react-router'
import { useScope } from './page-scope.tsx'

/** Why there is no page, and the way home. */
export function ErrorMessage({ error }: { readonly error: unknown }) {
  const { errors } = useScope().words.session
  const status = isRouteErrorResponse(error) ? error.status : 500
  const [title, about] =
    status === 404
      ? [errors.notFound, errors.notFoundAbout]
      : status === 403
        ? [errors.notPermitted, errors.notPermittedAbout]
        : [errors.title, errors.about]
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <p>{about}</p>
      <p>
        <a className="button" href="/">
          {errors.home}
        </a>
      </p>
    </>
  )
}
