import { makeAutoObservable } from 'mobx';
import type { SalesChannel } from '#contract/sales-channel.ts';

/** By which channel the visitor buys. Public pages are rendered for IBE, since all share them; the browser corrects it. */
export interface ChannelStore {
  readonly current: SalesChannel;
  setCurrent(channel: SalesChannel): void;
}

export function createChannelStore(): ChannelStore {
  return makeAutoObservable({
    current: 'IBE' as SalesChannel,
    setCurrent(channel: SalesChannel) {
      this.current = channel;
    },
  });
}
