import { ROOT_CONTEXT } from '@opentelemetry/api'
import { SamplingDecision, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace'
import type { TraceParent } from '#kernel/tracing.ts'
import type { TracingConfig } from '../config.ts'

/** What a trace is a part of, or was asked for by. */
export type Origin = {
  readonly parent?: TraceParent | undefined
  readonly cause?: TraceParent | undefined
  /** Whether its parent runs in this process, on another thread. */
  readonly isOwn?: boolean | undefined
}

/**
 * Whether a trace is kept, by the sampler that the settings name. It is decided once, where a trace begins, and before the SDK has made
 * anything: most traces aren't kept, and a request must not pay for what nobody will see.
 */
export function samplerOf(
  { sampler, share }: Pick<TracingConfig, 'sampler' | 'share'>,
  random: () => number = Math.random,
): (origin: Origin) => boolean {
  const ratio = new TraceIdRatioBasedSampler(share)
  /** Services that go by the same share keep the same traces. */
  const isInShare = ({ traceId }: TraceParent) =>
    ratio.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED
  const isParentBased = sampler.startsWith('parentbased_')
  const root = sampler.replace('parentbased_', '')
  return ({ parent, cause, isOwn }) => {
    if (parent && (isOwn || isParentBased)) return parent.sampled
    // A job is a trace of its own; where the request that asked for it is kept, so is the job.
    if (isParentBased && cause?.sampled) return true
    if (root === 'always_on') return true
    if (root === 'always_off') return false
    return parent ? isInShare(parent) : random() < share
  }
}
