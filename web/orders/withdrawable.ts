import type { ProgressView } from './documents.ts'

/** Every page has the way to a withdrawal at its foot; at an order it stands for as long as there is something to withdraw from. */
export const isWithdrawable = ({ label, returnsOver }: Pick<ProgressView, 'label' | 'returnsOver'>): boolean =>
  label !== 'cancelled' && !returnsOver
