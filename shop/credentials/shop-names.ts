/** Names of the shop itself, which somebody who guesses a password of its people tries first (OWASP ASVS 6.1.2). */
export function shopWords(tradeName: string, publicUrl: string): string[] {
  const host = URL.parse(publicUrl)?.hostname ?? ''
  return [tradeName, tradeName.replaceAll(/[^\p{L}\p{N}]/gu, ''), host, ...host.split('.')]
}
