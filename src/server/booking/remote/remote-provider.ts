import { type CallName, callContracts, calls } from '#contract/calls.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { Sessions } from '#server/accounts/sessions.ts';
import { schemaOf } from '#server/bff/api-schemas.ts';
import type { BookingProvider, Caller, Settlement } from '#server/booking/provider.ts';
import { agencyHeader, channelHeader, type InternalCallName, internalCalls, internalPath, sessionHeader } from './internal-calls.ts';
import type { PlatformClient } from './platform-client.ts';

export interface RemoteProviderOptions {
  client: PlatformClient;
  /** How a session buys, which the store knows and the platform is told. */
  originOf: Sessions['originOf'];
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Operator and version of the API, without which a platform refuses calls of itineraries (specification, section 7). */
const versionHeaders = { 'x-tour-operator': 'portolan', 'accept-version': '1' };

/** A booking platform that is a process of its own, or somebody else's: every call of the table, and the internal ones, over HTTP. */
export function createRemoteProvider({ client, originOf }: RemoteProviderOptions): BookingProvider {
  const answers = new Map((Object.keys(calls) as CallName[]).map((name) => [name, schemaOf(callContracts[name].answer)]));

  async function headersOf(name: CallName, { sessionHash }: Caller): Promise<Record<string, string>> {
    if (!sessionHash) return versionHeaders;
    const headers = { ...versionHeaders, [sessionHeader]: sessionHash };
    if (callContracts[name].access !== 'session') return headers;
    const { channel, agencyId } = await originOf(sessionHash);
    return { ...headers, [channelHeader]: channel, ...(agencyId ? { [agencyHeader]: encodeURIComponent(agencyId) } : {}) };
  }

  function createCall(name: CallName) {
    const { method, path } = calls[name];
    const answer = answers.get(name) ?? {};
    return async ({ params = {}, query, body }: AnyInput, caller: Caller) =>
      client.request({
        name,
        method,
        path: path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key] ?? ''))),
        headers: await headersOf(name, caller),
        answer,
        ...(query ? { query } : {}),
        ...(body !== undefined ? { body } : {}),
      });
  }

  function createInternalCall(name: InternalCallName) {
    const { method, takes, answer } = internalCalls[name];
    return (...values: string[]) => {
      const given = Object.fromEntries(takes.map((key, index) => [key, values[index] ?? '']));
      const { sessionHash, ...query } = given;
      return client.request({
        name,
        method,
        path: internalPath(name),
        query,
        headers: sessionHash ? { [sessionHeader]: sessionHash } : {},
        answer,
        ...(method === 'POST' ? { body: {} } : {}),
      });
    };
  }

  const provider = Object.fromEntries([
    ...(Object.keys(calls) as CallName[]).map((name) => [name, createCall(name)]),
    ...(Object.keys(internalCalls) as InternalCallName[]).map((name) => [name, createInternalCall(name)]),
  ]) as BookingProvider;

  return { ...provider, settle: (checkoutId) => settleWhenThere(() => provider.settle(checkoutId)) };
}

/** Settling may be asked for at any time again: while the platform cannot be asked, nobody knows yet how the payment went. */
async function settleWhenThere(settle: () => Promise<Settlement>): Promise<Settlement> {
  try {
    return await settle();
  } catch (error) {
    if (error instanceof BookingError && error.status >= 500) return { state: 'pending' };
    throw error;
  }
}
