/** The parts of bootstrap.mjs that are tested; it is plain JavaScript because it runs before anything is installed. */
export function problemWithNode(version: string, needed?: readonly [number, number]): string | undefined
export function hashOf(base: string, names: readonly string[]): string
export const shopNodeOptions: string
export function environmentOf(env: NodeJS.ProcessEnv, mode: string, nodeOptions?: string): NodeJS.ProcessEnv
export function isCurrent(stamp: string, hash: string): boolean
export function packagesFor(name: string, env: NodeJS.ProcessEnv, isBuilt: boolean): 'all' | 'runtime'
export function packagesOf(stamp: string, hash: string): string | undefined
