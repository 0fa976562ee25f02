import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import {
  englishStringTranslator,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type Registry,
  type RegistryWidgetsType,
  type RJSFSchema,
  toFieldPathId,
  type UiSchema,
  type WidgetProps,
} from '@rjsf/utils';
import { createContext, memo, useContext } from 'react';
import type { ControlKind, FieldNode } from '#stores/forms/field-node.ts';
import { FieldControl } from './controls/control-registry.tsx';
import { flatSchemaUtils } from './flat-schema-utils.ts';
import styles from './forms.module.css';

/**
 * All that knows RJSF. Its fields lay out a section from a JSON Schema and nothing more: values, rules and errors are the fields'
 * own, so a key stroke renders one control and never the form. RJSF's `Form`, which keeps values and validates them, is not drawn
 * (6 kB), nor the fields for arrays, unions and files; what those look up in schemas is in {@link flatSchemaUtils}.
 */

const Nodes = createContext<ReadonlyMap<string, FieldNode>>(new Map());

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

function registryOf(sectionKey: string, rootSchema: RJSFSchema): Registry {
  return {
    fields: { ObjectField, SchemaField, StringField },
    templates: templates as unknown as Registry['templates'],
    widgets,
    rootSchema,
    formContext: {},
    schemaUtils: flatSchemaUtils(rootSchema),
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: sectionKey, idSeparator, useFallbackUiForUnsupportedType: false },
  };
}

interface SchemaSectionProps {
  /** Prefix of the fields' ids. */
  sectionKey: string;
  nodes: readonly FieldNode[];
}

/** The fields of one section, laid out by RJSF. It renders again only when its fields are others. */
export const SchemaSection = memo(function SchemaSection({ sectionKey, nodes }: SchemaSectionProps) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const schema = schemaOf(nodes);
  const registry = registryOf(sectionKey, schema);
  return (
    <Nodes value={byId}>
      <SchemaField
        name=""
        schema={schema}
        uiSchema={uiSchemaOf(nodes)}
        fieldPathId={toFieldPathId('', registry.globalFormOptions)}
        formData={noValues}
        registry={registry}
        onChange={ignore}
        onBlur={ignore}
        onFocus={ignore}
      />
    </Nodes>
  );
});

/** The fields keep their values, and their controls tell them what happens. */
const noValues = {};
function ignore(): void {}
