import { TraceFlags } from '@opentelemetry/api'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TracingConfig } from '../config.ts'

/** The sampler that the settings name. */
export function samplerOf({ sampler, share }: Pick<TracingConfig, 'sampler' | 'share'>): Sampler {
  switch (sampler) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(share)
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() })
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: byLink(new AlwaysOffSampler()) })
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: byLink(new TraceIdRatioBasedSampler(share)) })
  }
}

/** A job begins a trace of its own; where the request that asked for it is kept, so is the job. */
function byLink(root: Sampler): Sampler {
  return {
    shouldSample: (context, traceId, name, kind, attributes, links) =>
      links.some((link) => (link.context.traceFlags & TraceFlags.SAMPLED) !== 0)
        ? { decision: SamplingDecision.RECORD_AND_SAMPLED }
        : root.shouldSample(context, traceId, name, kind, attributes, links),
    toString: () => `LinkBased{${root}}`,
  }
}
