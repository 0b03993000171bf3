import type { LoaderScope } from '#web/loaders.ts'
import type { ShownVideo } from './video.ts'

export type Translator = Pick<LoaderScope, 't' | 'to' | 'storefront'>

/** Said by the server: few pages have a film, and all would carry its words. */
export type VideoMessages = ReturnType<typeof videoMessages>

export function videoMessages(
  { t, to, storefront }: Translator,
  { title, video }: Pick<ShownVideo, 'title' | 'video'>,
) {
  const provider = video.kind === 'hosted' ? video.provider : ''
  return {
    play: title ? t('slice.video_play', { title }) : t('slice.video_play_untitled'),
    captions: t('slice.video_captions'),
    language: storefront.language,
    consent: t('slice.video_consent', { provider }),
    settings: t('slice.video_settings'),
    settingsPath: to('cookieSettings'),
    elsewhere: t('slice.video_elsewhere', { provider }),
  }
}
