import Form from '@rjsf/core/lib/components/Form.js';
import type {
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RegistryWidgetsType,
  RJSFSchema,
  UiSchema,
  ValidatorType,
  WidgetProps,
} from '@rjsf/utils';
import { createContext, memo, useContext } from 'react';
import type { ControlKind, FieldNode } from '#stores/forms/field-node.ts';
import { FieldControl } from './controls/control-registry.tsx';
import styles from './forms.module.css';

/**
 * All that knows RJSF. It lays out a section from a JSON Schema and nothing more: values, rules and errors are the
 * fields' own, so a key stroke renders one control and never the form. `Form` is imported by its file, since the package's
 * entry also reaches a registry for tests that wants Ajv.
 */

const Nodes = createContext<ReadonlyMap<string, FieldNode>>(new Map());

/** RJSF asks for a validator; what is valid is decided by the fields. */
const acceptsAll: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

/** One function for all widgets: RJSF wants plain functions, and the field knows its control. */
function FieldWidget({ id }: WidgetProps) {
  const node = useContext(Nodes).get(id);
  return node ? <FieldControl node={node} /> : null;
}

const widgets = {
  text: FieldWidget,
  email: FieldWidget,
  phone: FieldWidget,
  date: FieldWidget,
  select: FieldWidget,
  radio: FieldWidget,
  country: FieldWidget,
  integer: FieldWidget,
  decimal: FieldWidget,
  money: FieldWidget,
  dateTime: FieldWidget,
  textarea: FieldWidget,
  multiChoice: FieldWidget,
  ages: FieldWidget,
  checkbox: FieldWidget,
} satisfies Record<ControlKind, typeof FieldWidget> as RegistryWidgetsType;

function FieldTemplate({ id, children }: FieldTemplateProps) {
  const node = useContext(Nodes).get(id);
  return <div className={`${styles.cell} ${styles[node?.width ?? 'full']}`}>{children}</div>;
}

function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  return <div className={styles.grid}>{properties.map(({ content }) => content)}</div>;
}

/** The root object is laid out by its own template; only fields are cells of it. */
function RootOrField(props: FieldTemplateProps) {
  return props.schema.type === 'object' ? props.children : <FieldTemplate {...props} />;
}

/** Label, help and error belong to the control. */
function Nothing() {
  return null;
}

const templates = {
  FieldTemplate: RootOrField,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

/** In the place of the submit button: a section is part of a larger form. */
const noButton = <span hidden />;

/** Ids of fields are made by RJSF from these: prefix and path, with a hyphen for each dot. */
const idSeparator = '-';

function propertyName({ fieldPath }: FieldNode): string {
  return fieldPath.replaceAll('.', idSeparator);
}

function schemaOf(nodes: readonly FieldNode[]): RJSFSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(nodes.map((node) => [propertyName(node), { type: 'string', title: node.label }])),
  };
}

function uiSchemaOf(nodes: readonly FieldNode[]): UiSchema {
  return Object.fromEntries(nodes.map((node) => [propertyName(node), { 'ui:widget': node.control }]));
}

interface SchemaSectionProps {
  /** Prefix of the fields' ids. */
  sectionKey: string;
  nodes: readonly FieldNode[];
}

/** The fields of one section, laid out by RJSF. It renders again only when its fields are others. */
export const SchemaSection = memo(function SchemaSection({ sectionKey, nodes }: SchemaSectionProps) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (
    <Nodes value={byId}>
      <Form
        tagName="div"
        schema={schemaOf(nodes)}
        uiSchema={uiSchemaOf(nodes)}
        validator={acceptsAll}
        widgets={widgets}
        templates={templates}
        idPrefix={sectionKey}
        idSeparator={idSeparator}
        noValidate
        showErrorList={false}
      >
        {noButton}
      </Form>
    </Nodes>
  );
});
