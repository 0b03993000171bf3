import type { Tracer } from '#kernel/tracing.ts'
import type { RenderedBytes, RenderTask } from '../render-protocol.ts'
import type { Renderer } from '../renderer.ts'
import type { Tracing } from './tracing.ts'

type Renders = Pick<Renderer, 'render'>

/** The same renderer; the wait for a page is a part of its trace, and the thread that makes it is told which that is. */
export function tracedRenderer(renderer: Renders, tracer: Tracer): Renders {
  return {
    render: (task) => {
      const facts = { 'shop.page.kind': task.personal ? 'personal' : 'public' }
      return tracer.within('render', 'internal', facts, () =>
        renderer.render({ ...task, traceparent: tracer.traceparent() }),
      )
    },
  }
}

/** Renders on a thread what another one asked for: what is left of its wait is the queue. */
export async function renderTraced(
  tracing: Tracing | undefined,
  { traceparent, storefront }: RenderTask,
  render: () => Promise<RenderedBytes>,
): Promise<RenderedBytes> {
  if (!tracing || traceparent === undefined) return render()
  const facts = { 'shop.storefront': storefront }
  const page = tracing.begin({ name: 'render on thread', kind: 'internal', facts, parent: traceparent, isOwn: true })
  try {
    const made = await page.run(render)
    if (made.status >= 500) page.fail(String(made.status))
    return made
  } catch (error) {
    page.fail('RenderFailed')
    throw error
  } finally {
    page.end()
  }
}
