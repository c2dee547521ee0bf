import { Segmented, type SegmentedProps } from 'antd'

/**
 * A row of choices: to the keyboard one group of radio buttons with one stop, where the arrows choose. antd makes the row around
 * them a stop of its own, where no key does anything.
 */
export const ChoiceRow = <Value,>(props: SegmentedProps<Value>) => <Segmented<Value> {...props} {...{ tabIndex: undefined }} />
