import { lookup as systemLookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are nobody's on the internet (IANA's special-purpose registry for IPv4), 23 November 2026. */
const specialNetworks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Within the part of IPv6 that is routed: documentation, and ways into IPv4 that would lead round the list above. */
const specialWithinIpv6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

/** A network in the notation of CIDR, `10.1.0.0/16`, or one address. */
export type Network = { readonly address: string; readonly prefix: number }

/** @returns nothing where the text is no network */
export function readNetwork(text: string): Network | undefined {
  const [address = '', prefix, more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return undefined
  const longest = version === 4 ? 32 : 128
  if (prefix === undefined) return { address, prefix: longest }
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest ? { address, prefix: Number(prefix) } : undefined
}

/** Answers whether the shop may connect to an address: any that is on the internet, and those of networks that are named. */
export function publicAddresses(allowed: readonly Network[]): (address: string) => boolean {
  const special = new BlockList()
  for (const [address, prefix] of specialNetworks) special.addSubnet(address, prefix, 'ipv4')
  for (const [address, prefix] of specialWithinIpv6) special.addSubnet(address, prefix, 'ipv6')
  const routed = new BlockList()
  routed.addSubnet('2000::', 3, 'ipv6')
  const named = new BlockList()
  for (const { address, prefix } of allowed) named.addSubnet(address, prefix, isIP(address) === 4 ? 'ipv4' : 'ipv6')
  return (address) => {
    const version = isIP(address)
    if (version === 0) return false
    const family = version === 4 ? 'ipv4' : 'ipv6'
    if (named.check(address, family)) return true
    return (version === 4 || routed.check(address, family)) && !special.check(address, family)
  }
}

export class AddressNotPublic extends Error {
  override readonly name = 'AddressNotPublic'
}

/**
 * Looks names up for a connection, and refuses those that lead to a network where the shop has no business. It is asked at the moment
 * of connecting, so that a name can't be public when it is checked and private when it is used.
 */
export function lookupOf(mayConnect: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '')
      if (!addresses.every(({ address }) => mayConnect(address)))
        return callback(new AddressNotPublic(`${hostname} is no host of the internet`), '')
      if (options.all) return callback(null, addresses)
      return callback(null, first.address, first.family)
    })
  }
}
