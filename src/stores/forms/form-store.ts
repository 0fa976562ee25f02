import { makeAutoObservable } from 'mobx';
import { BookingError } from '#domain/error-catalogue.ts';
import type { FieldNode } from './field-node.ts';
import type { PhoneSupport } from './phone-support.ts';

/** A form as a whole, whatever its fields are (specification, section 4: form state). */
export interface FormStore {
  /** The fields on screen, in its order. */
  readonly nodes: readonly FieldNode[];
  /** Fields with an error that is shown, in screen order. */
  readonly wrongNodes: readonly FieldNode[];
  /** A field was checked. */
  readonly touched: boolean;
  /** A field holds something else than at first. */
  readonly dirty: boolean;
  /** Nothing is wrong, whether or not it is shown. */
  readonly valid: boolean;
  /** Every field was checked. */
  readonly validated: boolean;
  readonly submitting: boolean;
  /** Checks every field. */
  touchAll(): void;
  /** Checks every field, and saves where all are right. @returns whether it was saved */
  submit(save: () => Promise<void>): Promise<boolean>;
  /** Shows at its fields what the server refused; false where it names none that is on screen. */
  refuse(error: unknown): boolean;
}

export interface FormStoreInput {
  /** Observed: fields may come and go. */
  nodes: () => readonly FieldNode[];
  phone: PhoneSupport;
  /** Whether a path of the server's is that of a field, where it is not the same. */
  isPathOf?: (path: string, node: FieldNode) => boolean;
}

export function createFormStore({ nodes, phone, isPathOf }: FormStoreInput): FormStore {
  const isOf = isPathOf ?? ((path, node) => path === node.path);
  return makeAutoObservable({
    submitting: false as boolean,
    get nodes(): readonly FieldNode[] {
      return nodes();
    },
    get wrongNodes(): readonly FieldNode[] {
      return this.nodes.filter(({ error }) => error !== null);
    },
    get touched(): boolean {
      return this.nodes.some(({ touched }) => touched);
    },
    get dirty(): boolean {
      return this.nodes.some(({ dirty }) => dirty);
    },
    get valid(): boolean {
      return this.nodes.every(({ problem }) => problem === null);
    },
    get validated(): boolean {
      return this.nodes.every(({ touched }) => touched);
    },
    touchAll() {
      for (const node of this.nodes) node.touch();
    },
    async submit(save: () => Promise<void>): Promise<boolean> {
      this.setSubmitting(true);
      try {
        await Promise.all(this.nodes.map((node) => phone.complete(node)));
        this.touchAll();
        if (!this.valid) return false;
        await save();
        return true;
      } finally {
        this.setSubmitting(false);
      }
    },
    refuse(error: unknown): boolean {
      if (!(error instanceof BookingError) || error.code !== 'VALIDATION_FAILED') return false;
      const refused = this.nodes.filter((node) => error.fields.some((path) => isOf(path, node)));
      for (const node of refused) node.refuse({ code: 'invalidFormat', params: {} });
      return refused.length > 0;
    },
    setSubmitting(isSubmitting: boolean) {
      this.submitting = isSubmitting;
    },
  });
}
