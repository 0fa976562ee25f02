import type { LanguageCode, LocalisedText } from '#contract/documents.generated.ts';
import { isLocalisedText } from '#domain/localised-text.ts';
import type { DocumentKind, MessagesDocument } from '../read/document-kinds.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import { isPlainMessage } from './icu.ts';
import { hasOrders, isLink, isPicture, linksInText, mayHoldLinks } from './recognise.ts';
import type { VisitedValue, Visitor } from './rule.ts';
import type { Spot } from './spot.ts';
import { formOf, isRemarkable } from './words.ts';

/** Shows the values of a walk to the visitors that want to see them. */
export class Dispatcher {
  readonly #links: NonNullable<Visitor['link']>[];
  readonly #pictures: NonNullable<Visitor['picture']>[];
  readonly #collections: NonNullable<Visitor['collection']>[];
  readonly #texts: NonNullable<Visitor['text']>[];
  readonly #words: NonNullable<Visitor['words']>[];
  readonly #messages: NonNullable<Visitor['message']>[];
  readonly #unknownMessages: NonNullable<Visitor['unknownMessage']>[];
  readonly #places = new Map<DocumentKind, VisitedPlace[][]>();
  readonly #english: MessagesDocument | undefined;
  /** Ids of the English messages that are more than plain words. */
  readonly #englishThatMeansSomething: ReadonlySet<string>;

  /** @param english base's messages */
  constructor(visitors: readonly Visitor[], english: MessagesDocument | undefined) {
    this.#english = english;
    const meaningful = Object.entries(english ?? {}).filter(([, text]) => !isPlainMessage(text));
    this.#englishThatMeansSomething = new Set(meaningful.map(([id]) => id));
    this.#messages = visitors.flatMap(({ message }) => message ?? []);
    this.#unknownMessages = visitors.flatMap(({ unknownMessage }) => unknownMessage ?? []);
    this.#links = visitors.flatMap(({ link }) => link ?? []);
    this.#pictures = visitors.flatMap(({ picture }) => picture ?? []);
    this.#collections = visitors.flatMap(({ collection }) => collection ?? []);
    this.#texts = visitors.flatMap(({ text }) => text ?? []);
    this.#words = visitors.flatMap(({ words }) => words ?? []);
    for (const value of visitors.flatMap(({ values }) => values ?? [])) this.#addPlace(value);
  }

  #addPlace({ kind, path, visit }: VisitedValue): void {
    const byDepth = this.#places.get(kind) ?? [];
    this.#places.set(kind, byDepth);
    const places = byDepth[path.length] ?? [];
    byDepth[path.length] = places;
    const known = places.find((place) => place.path.join('/') === path.join('/'));
    if (known) known.visits.push(visit);
    else places.push({ path, visits: [visit] });
  }

  /** To be handed to a walk. */
  readonly visit = (value: unknown, at: Spot): boolean => {
    if (typeof value === 'string') this.#showLinksIn(value, at);
    if (typeof value !== 'object' || value === null) return false;
    const places = this.#places.get(at.document.kind)?.[at.path.length];
    if (places) this.#showValue(value, places, at);
    if (isLocalisedText(value)) {
      this.#showText(value, at);
      return false;
    }
    if (isLink(value)) for (const show of this.#links) show(value, at);
    if (isPicture(value)) for (const show of this.#pictures) show(value, at);
    if (hasOrders(value)) for (const show of this.#collections) show(value, at);
    return true;
  };

  #showValue(value: object, places: readonly VisitedPlace[], at: Spot): void {
    for (const { path, visits } of places) {
      if (leadsTo(path, at.path)) for (const show of visits) show(value, at);
    }
  }

  #showText(text: LocalisedText, at: Spot): void {
    for (const show of this.#texts) show(text, at);
    for (const language in text) {
      const words = text[language as LanguageCode] ?? '';
      if (!isRemarkable(words)) continue;
      const form = formOf(at.document.kind, at.path);
      at.path.push(language);
      this.#showLinksIn(words, at);
      if (at.document.kind !== 'routes') for (const show of this.#words) show(words, form, at);
      at.path.pop();
    }
  }

  /** Shows what is remarkable of messages, which stand in documents by themselves. */
  showMessages(document: ResolvedDocument<'messages'>, at: Spot): void {
    for (const id in document.value) {
      const text = document.value[id] ?? '';
      const english = this.#english?.[id];
      if (english === undefined) for (const show of this.#unknownMessages) show(id, document);
      if (!isPlainMessage(text) || this.#englishThatMeansSomething.has(id))
        for (const show of this.#messages) show(id, text, english, document);
      if (!isRemarkable(text)) continue;
      at.path.push(id);
      for (const show of this.#words) show(text, 'message', at);
      at.path.pop();
    }
  }

  #showLinksIn(text: string, at: Spot): void {
    if (!mayHoldLinks(text)) return;
    for (const link of linksInText(text)) for (const show of this.#links) show(link, at);
  }
}

/** What visitors want to see at some place of a document. */
interface VisitedPlace {
  path: VisitedValue['path'];
  visits: VisitedValue['visit'][];
}

function leadsTo(path: VisitedValue['path'], keys: readonly string[]): boolean {
  for (let index = 0; index < path.length; index++) {
    const key = path[index];
    if (key !== null && key !== keys[index]) return false;
  }
  return true;
}
